import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { runPass } from './run-pass.ts'

/** Looks through a feed or carries it out. Run twice, or after it was killed, it goes on where it was. */
export const runImportJob = job('run-import', z.object({ id: z.int() }), (context, { id }) => runPass(context, id), {
  concurrency: 1,
  retries: 3,
})

const WEEK_MS = 7 * 86_400_000

/** Feeds are not kept: what they said is in the listings. */
export const dropOldFeeds = job(
  'drop-old-feeds',
  z.object({}),
  async ({ sql, storage, now }) => {
    const old = await sql<{ id: number; fileKey: string }[]>`
      select id, file_key as "fileKey" from listing_imports
      where file_key is not null and created_at < ${new Date(now().getTime() - WEEK_MS)}`
    for (const { id, fileKey } of old) {
      await storage.delete(fileKey)
      await sql`update listing_imports set file_key = null where id = ${id}`
    }
  },
  { cron: '25 4 * * *', concurrency: 1 },
)
