import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { KEPT_MS } from './kept.ts'
import { dropOld } from './queries.ts'

/** Nobody keeps the address of a stranger for ever. */
export const forgetEnquiries = job(
  'forget-enquiries',
  z.object({}),
  async ({ sql, now }) => {
    await dropOld(sql, new Date(now().getTime() - KEPT_MS))
  },
  { cron: '40 3 * * *', concurrency: 1 },
)
