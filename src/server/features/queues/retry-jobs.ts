import type { retryJobs as endpoint } from '#contract/queues-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { retryDeadJobs, runNow } from '#server/jobs/open-jobs.sql.ts'
import { whichJobs } from './which-jobs.ts'

export const retryJobs: Handler<typeof endpoint> = async ({ sql, audit }, asked) => {
  const { ids, left } = await whichJobs(sql, asked)
  const retried = (await retryDeadJobs(sql, asked.queue, ids)) + (await runNow(sql, asked.queue, ids))
  if (retried === 0) throw new AppError('refused', 'api.job-retried')
  await audit({ action: 'jobs retried', subject: 'job', details: { ...asked, retried } })
  return { retried, left }
}
