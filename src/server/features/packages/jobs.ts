import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { expirePackages } from './grant.ts'

const AT_ONCE = 500

/** Writes off what was left of packages whose time is over; run twice, the second run finds nothing. */
export const expirePackagesJob = job(
  'expire-packages',
  z.object({}),
  async ({ sql, now }) => {
    while ((await sql.begin((transaction) => expirePackages(transaction, now(), AT_ONCE))) === AT_ONCE);
  },
  { cron: '*/15 * * * *', concurrency: 1 },
)
