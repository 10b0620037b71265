import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { purgeEvents } from './queries.ts'

/** A page that was offline for longer reloads everything. */
const KEPT_DAYS = 7

export const purgeLiveEvents = job(
  'forget-live-events',
  z.object({}),
  async ({ sql, now }) => {
    await purgeEvents(sql, new Date(now().getTime() - KEPT_DAYS * 86_400_000))
    await sql`delete from live_tickets where expires_at < ${now()}`
  },
  { cron: '25 * * * *' },
)
