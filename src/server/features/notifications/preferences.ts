import { CHANNELS, type Channel, channelsFor, KIND_NAMES, NOTIFICATION_KINDS } from '#domain/notification-kinds.ts'
import type { Sql } from '#server/db/sql.ts'
import { listChoices } from './queries.ts'

/** Channels of each notification kind for a user: the saved choice, or the default. */
export async function preferencesOf(sql: Sql, userId: number) {
  const chosen = await listChoices(sql, userId)
  return KIND_NAMES.map((kind) => {
    const choices: Partial<Record<Channel, boolean>> = {}
    for (const { channel, isOn } of chosen.filter((choice) => choice.kind === kind)) choices[channel] = isOn
    const on = channelsFor(kind, choices, true)
    const [app, mail, push] = CHANNELS.map((channel) => on.includes(channel))
    return { kind, topic: NOTIFICATION_KINDS[kind].topic, app: app!, mail: mail!, push: push! }
  })
}
