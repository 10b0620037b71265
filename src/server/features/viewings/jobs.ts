import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { type JobContext, job } from '#server/jobs/job.ts'
import { claimLapsed, claimReminder, completeOver } from './job.sql.ts'
import { notifyParticipant } from './notify-participant.ts'
import { findViewing } from './queries.ts'

/** Completes past viewings, cancels unanswered ones and reminds both participants of upcoming ones. */
export const resolveViewings = job(
  'settle-viewings',
  z.object({}),
  async (context) => {
    await completeOver(context.sql, context.now())
    await forEachNotified(context, claimLapsed, 'viewing-lapsed')
    await forEachNotified(context, claimReminder, 'viewing-reminder')
  },
  { cron: '*/5 * * * *', concurrency: 1 },
)

type Take = (sql: Sql, now: Date) => Promise<{ id: number } | null>

/** One transaction per viewing for status and notification, so that the next run continues after a failure. */
async function forEachNotified(
  { sql: db, texts, now }: JobContext,
  take: Take,
  kind: 'viewing-lapsed' | 'viewing-reminder',
) {
  const tellNext = () =>
    db.begin(async (sql) => {
      const taken = await take(sql, now())
      if (!taken) return false
      const row = (await findViewing(sql, taken.id, ''))!
      for (const side of ['guest', 'host'] as const)
        await notifyParticipant({ sql, texts, now: now() }, row, side, kind)
      return true
    })
  while (await tellNext());
}
