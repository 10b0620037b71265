import type { setNotificationPreferences as endpoint } from '#contract/notifications.ts'
import type { Handler } from '#server/context.ts'
import { preferencesOf } from './preferences.ts'
import { upsertChoices } from './queries.ts'

export const setNotificationPreferences: Handler<typeof endpoint> = async ({ sql, viewer }, { choices }) => {
  // Of two words about the same thing the later one counts.
  const last = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]))
  await upsertChoices(
    sql,
    viewer!.id,
    [...last.values()].map(({ kind, channel, is_on }) => ({ kind, channel, isOn: is_on })),
  )
  return preferencesOf(sql, viewer!.id)
}
