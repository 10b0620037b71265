import type { setNotificationPreferences as endpoint } from '#contract/notifications.ts'
import type { Handler } from '#server/context.ts'
import { preferencesOf } from './preferences.ts'
import { upsertChoices } from './queries.ts'

export const setNotificationPreferences: Handler<typeof endpoint> = async ({ sql, viewer }, { choices }) => {
  // When a choice occurs twice, the last one wins.
  const last = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]))
  await upsertChoices(
    sql,
    viewer!.id,
    [...last.values()].map(({ kind, channel, is_on }) => ({ kind, channel, isOn: is_on })),
  )
  return preferencesOf(sql, viewer!.id)
}
