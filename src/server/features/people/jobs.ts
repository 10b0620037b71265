import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'

/** Sessions that ran out are worth nothing; removing them also puts the end of each impersonation on record. */
export const dropOldSessions = job(
  'drop-old-sessions',
  z.object({}),
  async ({ sql, now }) => {
    await sql`delete from sessions where expires_at <= ${now()}`
  },
  { cron: '*/10 * * * *' },
)
