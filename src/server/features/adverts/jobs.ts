import * as z from 'zod/mini'
import { notify } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { subjectOf } from './decide.ts'
import { type AdvertRow, endOldAdverts } from './queries.ts'

/** Ends the advertisements that have run their time, and tells their owners in the same transaction. */
export const endAdverts = job(
  'end-adverts',
  z.object({}),
  async ({ sql, texts, now }) => {
    let ended: AdvertRow[]
    do {
      ended = await sql.begin(async (transaction) => {
        const rows = await endOldAdverts(transaction, now())
        for (const { userId, title, ...advert } of rows)
          if (userId !== null)
            await notify({ sql: transaction, texts, now: now() }, userId, 'advertisement-ended', {
              ...subjectOf(advert),
              title,
            })
        return rows
      })
    } while (ended.length > 0)
  },
  { cron: '*/5 * * * *', concurrency: 1 },
)
