import { createTtlCache } from '#domain/ttl-cache.ts'
import { one, type Sql } from '#server/db/sql.ts'

const MAX_CHATS = 50
const MAX_DAYS = 90
/** Fewer replies say nothing about the next one. */
const MIN_REPLIES = 3

const replyTimes = createTtlCache<Sql, number | null>({ seconds: 600, most: 5000 })

/** The median number of minutes until an owner first replied in recent chats; null if too few were answered. */
export const replyMinutesOf = (sql: Sql, ownerId: number): Promise<number | null> =>
  replyTimes(sql, String(ownerId), () => findReplyMinutes(sql, ownerId))

export async function findReplyMinutes(sql: Sql, ownerId: number): Promise<number | null> {
  const { replies, minutes } = await one(sql<{ replies: number; minutes: number | null }[]>`
    select count(*)::integer as replies,
      round(percentile_disc(0.5) within group (order by extract(epoch from reply.at - question.at)) / 60)::integer as minutes
    from (
      select id from chats
      where counterpart_id = ${ownerId} and last_message_at > now() - make_interval(days => ${MAX_DAYS})
      order by last_message_at desc limit ${MAX_CHATS}
    ) c
    cross join lateral (
      select min(m.created_at) as at from messages m where m.chat_id = c.id and m.sender_id is distinct from ${ownerId}
    ) question
    cross join lateral (
      select min(m.created_at) as at from messages m
      where m.chat_id = c.id and m.sender_id = ${ownerId} and m.created_at > question.at
    ) reply
    where reply.at is not null`)
  return replies >= MIN_REPLIES ? minutes : null
}
