import { type Db, PgBoss, type SendOptions } from 'pg-boss'
import type { Database, Sql } from '../db/sql.ts'
import { currentRequest } from '../observed.ts'
import { bossDatabase, bossStatements } from './boss-database.ts'
import { indexOpenJobs } from './index-open-jobs.sql.ts'
import type { Job } from './job.ts'

/** Dead-letter queue: jobs that failed on every attempt. */
export const DEAD_LETTER = 'laid-aside'

type EnqueueOptions = Pick<SendOptions, 'startAfter' | 'singletonKey' | 'singletonSeconds' | 'priority'>

/** Creates the queues of `jobs`; part of every startup, before anything is enqueued. */
export async function prepareQueues(db: Database, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(db), supervise: false, schedule: false })
  await boss.start()
  try {
    await boss.createQueue(DEAD_LETTER)
    for (const { name, retries = 8, heartbeatSeconds, longestHours, isWakeUp = false } of jobs) {
      const options = {
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        ...(isWakeUp ? { deleteAfterSeconds: 3600 } : { deadLetter: DEAD_LETTER }),
        ...(heartbeatSeconds !== undefined && { heartbeatSeconds }),
        ...(longestHours !== undefined && { expireInSeconds: longestHours * 3600 }),
      }
      await boss.createQueue(name, { ...options, notify: true, policy: isWakeUp ? 'short' : 'standard' })
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
  await indexOpenJobs(db)
}

/** Queues a job; inside a transaction the job exists only if that commits. */
export async function enqueue(sql: Sql, name: string, data: object, options: EnqueueOptions = {}): Promise<void> {
  const requestId = currentRequest.getStore()
  const sent = requestId === undefined ? data : { ...data, requestId }
  const send = async () => (await currentSender(sql)).send(name, sent, { ...options, db: bossStatements(sql) })
  try {
    await send()
  } catch (error) {
    // A newer version of the program may have added the queue since it was read.
    if (!(error instanceof UnknownQueue)) throw error
    sender = undefined
    await send()
  }
}

class UnknownQueue extends Error {}

let sender: Promise<PgBoss> | undefined

/** The pg-boss instance that sends jobs and retries dead ones. */
export function currentSender(sql: Sql): Promise<PgBoss> {
  sender ??= openSender(sql).catch((error) => {
    sender = undefined
    throw error
  })
  return sender
}

/** Sending only needs the queue definitions, so the sender reads them once and keeps no connection or timer. */
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
