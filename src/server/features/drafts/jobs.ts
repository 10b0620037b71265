import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { deleteClosedDrafts } from './queries.ts'

const WEEK_MS = 7 * 86_400_000

/** A draft that became a listing is only kept to recognise a second press. */
export const dropClosedDrafts = job(
  'drop-closed-drafts',
  z.object({}),
  async ({ sql, now }) => {
    await deleteClosedDrafts(sql, new Date(now().getTime() - WEEK_MS))
  },
  { cron: '20 4 * * *', concurrency: 1 },
)
