import type { Sql } from '#server/db/sql.ts'

/** Tries something within a transaction: what went wrong, or null. A failure leaves everything as it was. */
export async function attempt(sql: Sql, run: () => PromiseLike<unknown>): Promise<Error | null> {
  await sql.unsafe('savepoint attempt')
  try {
    await run()
  } catch (error) {
    await sql.unsafe('rollback to savepoint attempt; release savepoint attempt')
    return error as Error
  }
  await sql.unsafe('release savepoint attempt')
  return null
}
