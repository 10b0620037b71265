import type { ParticipantId } from '#domain/policy.ts'
import { one, type Sql } from '#server/db/sql.ts'

/** The two participants; null is Support. */
export interface Pair {
  me: ParticipantId
  other: ParticipantId
}

const keyOf = ({ me, other }: Pair) => [me ?? 0, other ?? 0].sort((a, b) => a - b).join(' ')

/**
 * Shared advisory lock that a sender holds until the transaction ends, so that a block waits for messages sent before
 * it. `execute()` sends the statement immediately; otherwise it would be sent only when awaited, possibly after
 * statements issued beside it.
 */
export const lockForWriting = (sql: Sql, pair: Pair) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended('block ' || ${keyOf(pair)}, 0))`.execute()

/** Exclusive advisory lock: a block waits for senders in progress, and later senders wait for the block. */
export const lockForBlocking = (sql: Sql, pair: Pair) =>
  sql`select pg_advisory_xact_lock(hashtextextended('block ' || ${keyOf(pair)}, 0))`

export interface BlockState {
  byMe: boolean
  byOther: boolean
}

export const findBlocks = (sql: Sql, { me, other }: Pair): Promise<BlockState> =>
  one(sql<BlockState[]>`
    select exists (select from blocks where coalesce(blocker_id, 0) = ${me ?? 0} and coalesce(blocked_id, 0) = ${other ?? 0}) as "byMe",
      exists (select from blocks where coalesce(blocker_id, 0) = ${other ?? 0} and coalesce(blocked_id, 0) = ${me ?? 0}) as "byOther"`)

/** False if the block existed. */
export const insertBlock = async (sql: Sql, { me, other }: Pair, reason: string | null, now: Date): Promise<boolean> =>
  (
    await sql`
      insert into blocks (blocker_id, blocked_id, reason, created_at) values (${me}, ${other}, ${reason}, ${now})
      on conflict (blocker_id, blocked_id) do nothing`
  ).count > 0

/** False if there was no block. */
export const deleteBlock = async (sql: Sql, { me, other }: Pair): Promise<boolean> =>
  (
    await sql`
      delete from blocks where coalesce(blocker_id, 0) = ${me ?? 0} and coalesce(blocked_id, 0) = ${other ?? 0}`
  ).count > 0

export const isAccount = async (sql: Sql, id: number): Promise<boolean> =>
  (await sql`select from users where id = ${id} for key share`).length > 0
