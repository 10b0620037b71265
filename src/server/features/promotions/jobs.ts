import * as z from 'zod/mini'
import { notify } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { subjectOf } from './decide.ts'
import { expirePromotions, type PromotionRow } from './queries.ts'

/** Expires promotions that have ended and notifies their owners in the same transaction. */
export const endPromotions = job(
  'end-adverts',
  z.object({}),
  async ({ sql, texts, now }) => {
    let ended: PromotionRow[]
    do {
      ended = await sql.begin(async (transaction) => {
        const rows = await expirePromotions(transaction, now())
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
