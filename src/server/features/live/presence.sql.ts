import type { Sql } from '#server/db/sql.ts'
import { broadcastEphemeral } from './emit.sql.ts'

const FRESH = "interval '1 minute'"
/** Maximum number of a user's latest chats that get a presence event. */
const PARTNERS = 100

/** Records users who came online; broadcasts it for those who had no other open page. */
export async function enter(sql: Sql, node: string, ids: readonly number[], now: Date): Promise<void> {
  const news = await sql<{ id: number }[]>`
    with fresh as (
      select id from unnest(${ids as number[]}::bigint[]) id
      where not exists (select from presence p where p.user_id = id and p.seen_at > ${now}::timestamptz - ${sql.unsafe(FRESH)})),
    noted as (
      insert into presence (user_id, node, seen_at)
      select u.id, ${node}, ${now} from unnest(${ids as number[]}::bigint[]) given (id) join users u using (id)
      on conflict (user_id, node) do update set seen_at = excluded.seen_at)
    select id from fresh`
  await tell(sql, news, true)
}

/** Records users who went offline; broadcasts it for those who have no page on another node. */
export async function leave(sql: Sql, node: string, ids: readonly number[], now: Date): Promise<void> {
  const news = await sql<{ id: number }[]>`
    with here as (delete from presence where node = ${node} and user_id = any (${ids as number[]}::bigint[]) returning user_id),
    gone as (
      select user_id as id from here where not exists (
        select from presence p where p.user_id = here.user_id and p.node <> ${node} and p.seen_at > ${now}::timestamptz - ${sql.unsafe(FRESH)})),
    noted as (
      insert into user_activity (user_id, last_seen_at) select id, ${now} from gone
      on conflict (user_id) do update set last_seen_at = excluded.last_seen_at)
    select id from gone`
  await tell(sql, news, false)
}

async function tell(sql: Sql, news: readonly { id: number }[], isOnline: boolean) {
  const partners = await sql<{ id: number; partners: number[] }[]>`
    select id, array(
      select other.id from (
        select case when c.user_id = who.id then c.counterpart_id else c.user_id end as id from chats c
        where c.user_id = who.id or c.counterpart_id = who.id order by c.last_message_at desc limit ${PARTNERS}) other
      where other.id is not null and not exists (
        select from blocks b where b.blocker_id = who.id and b.blocked_id = other.id or b.blocker_id = other.id and b.blocked_id = who.id)
      group by other.id) as partners
    from unnest(${news.map(({ id }) => id)}::bigint[]) who (id)`
  for (const { id, partners: to } of partners)
    await broadcastEphemeral(sql, to, 'presence', { user_id: id, is_online: isOnline })
}

export const renew = (sql: Sql, node: string, ids: readonly number[], now: Date) =>
  sql`update presence set seen_at = ${now} where node = ${node} and user_id = any (${ids as number[]}::bigint[])`

/** Deletes rows of nodes that stopped without cleaning up. */
export const dropStale = (sql: Sql, now: Date) =>
  sql`delete from presence where seen_at < ${now}::timestamptz - interval '10 minutes'`
