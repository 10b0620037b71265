import type { retryJobs as endpoint } from '#contract/queues-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { retryDeadJobs, runNow } from '#server/jobs/open-jobs.sql.ts'
import { whichJobs } from './which-jobs.ts'

export const retryJobs: Handler<typeof endpoint> = async ({ sql, audit }, input) => {
  const { ids, left } = await whichJobs(sql, input)
  const retried = (await retryDeadJobs(sql, input.queue, ids)) + (await runNow(sql, input.queue, ids))
  if (retried === 0) throw new AppError('refused', 'api.job-retried')
  await audit({ action: 'jobs retried', subject: 'job', details: { ...input, retried } })
  return { retried, left }
}
