import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'

/** Deletes unused lexemes of the search index and recounts the others. */
export const refreshSearchText = job(
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
