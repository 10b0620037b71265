import { mustEnrol } from '#server/db/sessions.ts'
import { one, type Sql } from '#server/db/sql.ts'

interface InboxRow {
  lastSeq: number
  forgottenSeq: number
}

export const findInbox = (sql: Sql, ownerId: number): Promise<InboxRow> =>
  one(sql<InboxRow[]>`
    select coalesce(max(last_seq), 0) as "lastSeq", coalesce(max(forgotten_seq), 0) as "forgottenSeq"
    from inboxes where owner_id = ${ownerId}`)

export interface EventRow {
  /** 1-based position of the requesting stream. */
  place: number
  seq: number
  kind: string
  messageId: number | null
  notificationId: number | null
  data: object
}

/** The next events of each stream after its sequence number, in order. */
export const listEvents = (
  sql: Sql,
  places: readonly { ownerId: number; seq: number }[],
  most: number,
): Promise<EventRow[]> => sql<EventRow[]>`
  select place.number::integer as place, e.seq, e.kind, e.message_id as "messageId", e.notification_id as "notificationId", e.data
  from unnest(${places.map(({ ownerId }) => ownerId)}::bigint[], ${places.map(({ seq }) => seq)}::bigint[])
    with ordinality place (owner_id, seq, number)
  cross join lateral (
    select seq, kind, message_id, notification_id, data from live_events
    where owner_id = place.owner_id and seq > place.seq order by seq limit ${most}) e
  order by place.number, e.seq`

/** The last sequence number of each inbox. */
export const listLastSeqs = (sql: Sql, owners: readonly number[]): Promise<{ ownerId: number; lastSeq: number }[]> =>
  sql<{ ownerId: number; lastSeq: number }[]>`
    select owner_id as "ownerId", last_seq as "lastSeq" from inboxes where owner_id = any (${owners as number[]}::bigint[])`

/** The given sessions that are still valid. */
export const listGoodSessions = (sql: Sql, ids: readonly number[], now: Date): Promise<{ id: number }[]> => sql<
  { id: number }[]
>`
  select s.id from sessions s join users on users.id = s.user_id
  where s.id = any (${ids as number[]}::bigint[]) and s.expires_at > ${now} and users.is_active and not ${mustEnrol(sql)}`

/** Deletes old events, and stores the last deleted sequence number per inbox. */
export const purgeEvents = (sql: Sql, before: Date) => sql`
  with gone as (delete from live_events where created_at < ${before} returning owner_id, seq),
  upto as (select owner_id, max(seq) as seq from gone group by owner_id)
  update inboxes i set forgotten_seq = greatest(i.forgotten_seq, upto.seq) from upto where i.owner_id = upto.owner_id`
