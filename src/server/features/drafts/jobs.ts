import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { deleteClosedDrafts } from './queries.ts'

const WEEK_MS = 7 * 86_400_000

/** Deletes published drafts after a week; until then they make a repeated publish call return the same listing. */
export const dropClosedDrafts = job(
  'drop-closed-drafts',
  z.object({}),
  async ({ sql, now }) => {
    await deleteClosedDrafts(sql, new Date(now().getTime() - WEEK_MS))
  },
  { cron: '20 4 * * *', concurrency: 1 },
)
