import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { dropOld } from './queries.ts'
import { KEPT_MS } from './retention.ts'

/** Deletes enquiries after their retention period, so that guests' addresses are not stored indefinitely. */
export const purgeEnquiries = job(
  'forget-enquiries',
  z.object({}),
  async ({ sql, now }) => {
    await dropOld(sql, new Date(now().getTime() - KEPT_MS))
  },
  { cron: '40 3 * * *', concurrency: 1 },
)
