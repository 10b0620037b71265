import type { Sql } from '#server/db/sql.ts'

/** The desk of the site has an inbox too; it is nobody's id. */
export const DESK = 0

export interface NewEvent {
  kind: string
  messageId?: number
  notificationId?: number
  data?: object
}

/** Tells the open pages of these people, and those that come back later; it exists only if the transaction commits. */
export async function emit(sql: Sql, owners: readonly number[], event: NewEvent): Promise<void> {
  if (owners.length === 0) return
  await sql`
    insert into live_events (owner_id, kind, message_id, notification_id, data)
    select owner_id, ${event.kind}, ${event.messageId ?? null}, ${event.notificationId ?? null}, ${sql.json((event.data ?? {}) as never)}
    from unnest(${owners as number[]}::bigint[]) owner_id`
}

/** Lets the open pages of these people look again, in case nobody told them of something that is there. */
export const remind = (sql: Sql, owners: readonly number[]) =>
  sql`select pg_notify('live', owner_id::text) from unnest(${owners as number[]}::bigint[]) owner_id`

/** Tells the pages that are open right now, wherever they are, and nobody later: who types, who came. */
export async function murmur(sql: Sql, owners: readonly number[], kind: string, data: object): Promise<void> {
  if (owners.length === 0) return
  await sql`select pg_notify('live', ${JSON.stringify({ to: owners, kind, data })})`
}
