import * as z from 'zod/mini'
import { deleteOldDevices } from '#server/features/accounts/public.ts'
import { job } from '#server/jobs/job.ts'
import { deleteExpiredSessions } from './queries.ts'

/** Deletes expired sessions and old devices; deleting a session also records the end of an impersonation. */
export const dropOldSessions = job(
  'drop-old-sessions',
  z.object({}),
  async ({ sql, now }) => {
    await deleteExpiredSessions(sql, now())
    await deleteOldDevices(sql, now())
  },
  { cron: '*/10 * * * *' },
)
