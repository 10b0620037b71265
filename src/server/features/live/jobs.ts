import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { forgetEvents } from './queries.ts'

/** A page that was away for longer loads everything anew. */
const KEPT_DAYS = 7

export const forgetLiveEvents = job(
  'forget-live-events',
  z.object({}),
  async ({ sql, now }) => {
    await forgetEvents(sql, new Date(now().getTime() - KEPT_DAYS * 86_400_000))
    await sql`delete from live_tickets where expires_at < ${now()}`
  },
  { cron: '25 * * * *' },
)
