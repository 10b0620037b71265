import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { deleteDaysBefore } from './queries.ts'

/** Retention of daily counts. Pages show half a year at most; 396 days allow a comparison with the previous year. */
const KEPT_DAYS = 396
const BATCH = 10_000

/** Purges daily counts after the retention period, in batches. */
export const purgeOldDays = job(
  'forget-old-days',
  z.object({}),
  async ({ sql, now }) => {
    const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10)
    for (const kind of ['property', 'project'] as const)
      while ((await deleteDaysBefore(sql, kind, before, BATCH)) === BATCH);
  },
  { cron: '35 4 * * *', concurrency: 1 },
)
