import { PgBoss } from 'pg-boss'
import type { Services } from '../services.ts'
import { bossDatabase } from './boss-database.ts'
import type { Job, JobContext } from './job.ts'

/** A node's share of the work. */
export interface Worker {
  /** Lets running jobs finish for up to `timeoutMs`; the rest is taken up again by another node or the next start. */
  stop(timeoutMs: number): Promise<void>
}

/** Takes jobs as they are queued, and on their schedule, until stopped. */
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
  await forgetSchedules(boss, jobs)
  return { stop: (timeoutMs) => boss.stop({ close: false, graceful: true, timeout: timeoutMs }) }
}

async function perform(context: JobContext, job: Job, taken: { id: string; data: unknown; retryCount: number }) {
  try {
    await job.run(context, taken.data ?? {})
  } catch (error) {
    context.log.error({ err: error, job: job.name, id: taken.id, attempt: taken.retryCount + 1 }, 'A job failed')
    throw error
  }
}

/** A job that lost its schedule, or was removed, must not go on being queued. */
async function forgetSchedules(boss: PgBoss, jobs: readonly Job[]) {
  const wanted = new Set(jobs.filter((job) => job.cron).map((job) => job.name))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
}
