import type { Sql } from '../db/sql.ts'
import { bossStatements } from './boss-database.ts'
import { currentSender, LAID_ASIDE } from './queue.ts'

/** Puts jobs that were laid aside back into their queues, each once: whoever asks second finds nothing. */
export async function takeUpAgain(sql: Sql, queue: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const boss = await currentSender(sql)
  const options = { ids: [...ids], sourceName: queue, limit: ids.length, db: bossStatements(sql) }
  const taken = await boss.redrive(LAID_ASIDE, options)
  if (taken > 0) await wake(sql, queue)
  return taken
}

/** Lets jobs that wait for their next try run at once; one that runs or has run meanwhile is left alone. */
export async function bringForward(sql: Sql, queue: string, ids: readonly string[]): Promise<number> {
  const { count } = await sql`
    update pgboss.job set start_after = now() where name = ${queue} and id = any (${ids}::uuid[]) and state = 'retry'`
  if (count > 0) await wake(sql, queue)
  return count
}

/** Workers listen here; without it they would look by themselves within half a minute. */
const wake = (sql: Sql, queue: string) =>
  sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), ${queue})`

/** Gives jobs up that failed, or wait for their next try. */
export async function giveUp(sql: Sql, queue: string, ids: readonly string[]): Promise<number> {
  const laidAside = await sql`
    delete from pgboss.job
    where name = ${LAID_ASIDE} and source_name = ${queue} and id = any (${ids}::uuid[]) and state = 'created'`
  const retrying = await sql`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where name = ${queue} and id = any (${ids}::uuid[]) and state = 'retry'`
  return laidAside.count + retrying.count
}
