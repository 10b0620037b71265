import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { deleteDaysBefore } from './queries.ts'

/** Screens look back half a year at most; a year and a month allow for one that compares with last year. */
const KEPT_DAYS = 396
const BATCH = 10_000

/** Forgets what was counted on days that nobody looks at any more, a little at a time. */
export const forgetOldDays = job(
  'forget-old-days',
  z.object({}),
  async ({ sql, now }) => {
    const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10)
    for (const kind of ['property', 'project'] as const)
      while ((await deleteDaysBefore(sql, kind, before, BATCH)) === BATCH);
  },
  { cron: '35 4 * * *', concurrency: 1 },
)
