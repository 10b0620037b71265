import { type Db, PgBoss, type SendOptions } from 'pg-boss'
import type { Database, Sql } from '../db/sql.ts'
import { bossDatabase, bossStatements } from './boss-database.ts'
import { indexOpenJobs } from './index-open-jobs.ts'
import type { Job } from './job.ts'

/** Where jobs end that failed on every try. */
export const LAID_ASIDE = 'laid-aside'

type EnqueueOptions = Pick<SendOptions, 'startAfter' | 'singletonKey' | 'singletonSeconds' | 'priority'>

/** Installs the queues of `jobs`; part of every start, before anything is enqueued. */
export async function prepareQueues(db: Database, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(db), supervise: false, schedule: false })
  await boss.start()
  try {
    await boss.createQueue(LAID_ASIDE)
    for (const { name, retries = 8, heartbeatSeconds, longestHours } of jobs) {
      const options = {
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        deadLetter: LAID_ASIDE,
        ...(heartbeatSeconds !== undefined && { heartbeatSeconds }),
        ...(longestHours !== undefined && { expireInSeconds: longestHours * 3600 }),
      }
      await boss.createQueue(name, { ...options, notify: true })
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
  await indexOpenJobs(db)
}

/** Queues a job; inside a transaction it exists only if that commits. */
export async function enqueue(sql: Sql, name: string, data: object, options: EnqueueOptions = {}): Promise<void> {
  const send = async () => (await currentSender(sql)).send(name, data, { ...options, db: bossStatements(sql) })
  try {
    await send()
  } catch (error) {
    // A newer program may have brought the queue since this one looked.
    if (!(error instanceof UnknownQueue)) throw error
    sender = undefined
    await send()
  }
}

class UnknownQueue extends Error {}

let sender: Promise<PgBoss> | undefined

/** Whoever may send jobs, and put back those that were laid aside. */
export function currentSender(sql: Sql): Promise<PgBoss> {
  sender ??= openSender(sql).catch((error) => {
    sender = undefined
    throw error
  })
  return sender
}

/** Sending only needs to know the queues, so the sender reads them once and keeps no connection or timer. */
async function openSender(sql: Sql): Promise<PgBoss> {
  let source: Db = bossStatements(sql)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => source.executeSql(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
    useListenNotify: true,
  })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
  source = { executeSql: () => Promise.reject(new UnknownQueue('No such job: is it in the job list?')) }
  return boss
}
