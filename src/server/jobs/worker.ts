import { PgBoss } from 'pg-boss'
import { currentRequest, type EndedJob, observed } from '../observed.ts'
import type { Services } from '../services.ts'
import { bossDatabase } from './boss-database.ts'
import type { Job, JobContext } from './job.ts'

/** Job worker of a node. */
export interface Worker {
  /** Waits for running jobs for up to `timeoutMs`; the rest is retried by another node or after the next start. */
  stop(timeoutMs: number): Promise<void>
}

/** Runs queued and scheduled jobs until stopped. */
export async function startWorker(services: Services, jobs: readonly Job[]): Promise<Worker> {
  const { db, log } = services
  const boss = new PgBoss({ db: bossDatabase(db), migrate: false, useListenNotify: true, superviseIntervalSeconds: 30 })
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue met an error and goes on'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'))
  await boss.start()
  const context: JobContext = { ...services, sql: db }
  for (const job of jobs) {
    await boss.work<unknown>(job.name, { localConcurrency: job.concurrency ?? 2 }, ([taken]) =>
      perform(context, job, taken!),
    )
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' })
  }
  await deleteSchedules(boss, jobs)
  return { stop: (timeoutMs) => boss.stop({ close: false, graceful: true, timeout: timeoutMs }) }
}

async function perform(context: JobContext, job: Job, taken: { id: string; data: unknown; retryCount: number }) {
  const { requestId } = (taken.data ?? {}) as { requestId?: string }
  const log = context.log.child({ job: job.name, id: taken.id, ...(requestId && { reqId: requestId }) })
  const run = () => job.run({ ...context, log }, taken.data ?? {})
  const start = performance.now()
  const ended = (outcome: EndedJob['outcome']) =>
    observed.job.publish({
      name: job.name,
      outcome,
      seconds: (performance.now() - start) / 1000,
    } satisfies EndedJob)
  try {
    await (requestId ? currentRequest.run(requestId, run) : run())
    ended('done')
  } catch (error) {
    ended('failed')
    log.error({ err: error, attempt: taken.retryCount + 1 }, 'A job failed')
    throw error
  }
}

/** Deletes the schedules of jobs that lost theirs or were removed. */
async function deleteSchedules(boss: PgBoss, jobs: readonly Job[]) {
  const wanted = new Set(jobs.filter((job) => job.cron).map((job) => job.name))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
}
