import type { Side } from '#domain/policy.ts'
import { one, type Sql } from '#server/db/sql.ts'

/** Two sides, of which null is the desk of the site. */
export interface Pair {
  me: Side
  other: Side
}

const keyOf = ({ me, other }: Pair) => [me ?? 0, other ?? 0].sort((a, b) => a - b).join(' ')

/**
 * Whoever writes holds this until the end of the transaction, so that a block waits for what was sent before it. It is under
 * way at once: a statement is otherwise only sent when it is waited for, and what is asked beside it might come first.
 */
export const lockForWriting = (sql: Sql, pair: Pair) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended('block ' || ${keyOf(pair)}, 0))`.execute()

/** Whoever blocks waits for those who are writing, and those who want to write wait for the block. */
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

/** False when the block was there already. */
export const insertBlock = async (sql: Sql, { me, other }: Pair, reason: string | null, now: Date): Promise<boolean> =>
  (
    await sql`
      insert into blocks (blocker_id, blocked_id, reason, created_at) values (${me}, ${other}, ${reason}, ${now})
      on conflict (blocker_id, blocked_id) do nothing`
  ).count > 0

/** False when there was none. */
export const deleteBlock = async (sql: Sql, { me, other }: Pair): Promise<boolean> =>
  (
    await sql`
      delete from blocks where coalesce(blocker_id, 0) = ${me ?? 0} and coalesce(blocked_id, 0) = ${other ?? 0}`
  ).count > 0

export const isAccount = async (sql: Sql, id: number): Promise<boolean> =>
  (await sql`select from users where id = ${id} for key share`).length > 0
