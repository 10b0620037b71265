import type { Sql } from '../db/sql.ts'
import { bossStatements } from './boss-database.ts'
import { currentSender, DEAD_LETTER } from './queue.ts'

/** Puts dead jobs back into their queues; concurrent calls retry each job once. */
export async function retryDeadJobs(sql: Sql, queue: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const boss = await currentSender(sql)
  const options = { ids: [...ids], sourceName: queue, limit: ids.length, db: bossStatements(sql) }
  const taken = await boss.redrive(DEAD_LETTER, options)
  if (taken > 0) await wake(sql, queue)
  return taken
}

/** Runs jobs that wait for a retry immediately; a job that runs or has finished meanwhile is left alone. */
export async function runNow(sql: Sql, queue: string, ids: readonly string[]): Promise<number> {
  const { count } = await sql`
    update pgboss.job set start_after = now() where name = ${queue} and id = any (${ids}::uuid[]) and state = 'retry'`
  if (count > 0) await wake(sql, queue)
  return count
}

/** Workers listen on this channel; without it they would poll within half a minute. */
const wake = (sql: Sql, queue: string) =>
  sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), ${queue})`

/** Discards jobs that failed or wait for a retry. */
export async function giveUp(sql: Sql, queue: string, ids: readonly string[]): Promise<number> {
  const laidAside = await sql`
    delete from pgboss.job
    where name = ${DEAD_LETTER} and source_name = ${queue} and id = any (${ids}::uuid[]) and state = 'created'`
  const retrying = await sql`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where name = ${queue} and id = any (${ids}::uuid[]) and state = 'retry'`
  return laidAside.count + retrying.count
}
