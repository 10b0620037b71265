import type { Sql } from '#server/db/sql.ts'

/** Support has an inbox too; no user has this id. */
export const SUPPORT_ID = 0

export interface NewEvent {
  kind: string
  messageId?: number
  notificationId?: number
  data?: object
}

/** Stores an event for these users: open pages get it after the commit, others when they reconnect. */
export async function emit(sql: Sql, owners: readonly number[], event: NewEvent): Promise<void> {
  if (owners.length === 0) return
  await sql`
    insert into live_events (owner_id, kind, message_id, notification_id, data)
    select owner_id, ${event.kind}, ${event.messageId ?? null}, ${event.notificationId ?? null}, ${sql.json((event.data ?? {}) as never)}
    from unnest(${owners as number[]}::bigint[]) owner_id`
}

/**
 * Broadcasts an ephemeral event over NOTIFY (typing, presence); not stored, so it is not replayed after a reconnect.
 */
export async function broadcastEphemeral(
  sql: Sql,
  owners: readonly number[],
  kind: string,
  data: object,
): Promise<void> {
  if (owners.length === 0) return
  await sql`select pg_notify('live', ${JSON.stringify({ to: owners, kind, data })})`
}
