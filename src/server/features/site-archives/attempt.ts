import type { Sql } from '#server/db/sql.ts'

/** Runs a function in a savepoint; returns the error after rolling back to it, or null. */
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
