import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'

/** Forgets the words that no listing has any more, and counts the others anew. */
export const renewWords = job(
  'renew-words',
  z.object({}),
  async ({ sql }) => {
    await sql.begin(async (transaction) => {
      await transaction`set local statement_timeout = '10min'`
      await transaction`select rebuild_lexemes()`
    })
  },
  { cron: '20 3 * * *', concurrency: 1 },
)
