import type { discardJobs as endpoint } from '#contract/queues-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { giveUp } from '#server/jobs/open-jobs.sql.ts'
import { whichJobs } from './which-jobs.ts'

export const discardJobs: Handler<typeof endpoint> = async ({ sql, audit }, input) => {
  const { ids, left } = await whichJobs(sql, input)
  const discarded = await giveUp(sql, input.queue, ids)
  if (discarded === 0) throw new AppError('refused', 'api.job-retried')
  await audit({ action: 'jobs discarded', subject: 'job', details: { ...input, discarded } })
  return { discarded, left }
}
