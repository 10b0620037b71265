import * as z from 'zod/mini'
import { deleteOldDevices } from '#server/features/accounts/public.ts'
import { job } from '#server/jobs/job.ts'

/** Sessions that ran out are worth nothing, and old devices are no longer known; removing sessions also records the end of an impersonation. */
export const dropOldSessions = job(
  'drop-old-sessions',
  z.object({}),
  async ({ sql, now }) => {
    await sql`delete from sessions where expires_at <= ${now()}`
    await deleteOldDevices(sql, now())
  },
  { cron: '*/10 * * * *' },
)
