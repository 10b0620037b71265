import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { type JobContext, job } from '#server/jobs/job.ts'
import { completeOver, takeLapsed, takeReminder } from './job-queries.ts'
import { findViewing } from './queries.ts'
import { tellSide } from './tell.ts'

/** Ends what is over, lets lapse what nobody answered, and reminds both sides of what comes. */
export const settleViewings = job(
  'settle-viewings',
  z.object({}),
  async (context) => {
    await completeOver(context.sql, context.now())
    await eachTold(context, takeLapsed, 'viewing-lapsed')
    await eachTold(context, takeReminder, 'viewing-reminder')
  },
  { cron: '*/5 * * * *', concurrency: 1 },
)

type Take = (sql: Sql, now: Date) => Promise<{ id: number } | null>

/** One transaction for each: it is marked and told, or neither, and the next run goes on behind it. */
async function eachTold({ sql: db, texts, now }: JobContext, take: Take, kind: 'viewing-lapsed' | 'viewing-reminder') {
  const tellNext = () =>
    db.begin(async (sql) => {
      const taken = await take(sql, now())
      if (!taken) return false
      const row = (await findViewing(sql, taken.id, ''))!
      for (const side of ['guest', 'host'] as const) await tellSide({ sql, texts, now: now() }, row, side, kind)
      return true
    })
  while (await tellNext());
}
