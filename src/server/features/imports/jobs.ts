import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { isFeedKept } from './queries.ts'
import { runPass } from './run-pass.ts'

/** Well within the quarter of an hour after which a job counts as lost. */
const FOR_MS = 5 * 60_000

/** Looks through a feed or carries it out. Run twice, or after it was killed, it goes on where it was. */
export const runImportJob = job(
  'run-import',
  z.object({ id: z.int() }),
  (context, { id }) => runPass(context, id, FOR_MS),
  {
    concurrency: 1,
    retries: 5,
    heartbeatSeconds: 20,
  },
)

/** Fetches the photos that a feed names. Run twice, it fetches what is still missing. */
export const fetchFeedPhotos = job(
  'fetch-feed-photos',
  z.object({ sourceId: z.int() }),
  (context, { sourceId }) => fetchPhotos(context, sourceId, FOR_MS),
  { concurrency: 1, retries: 5, heartbeatSeconds: 20 },
)

/** Removes the feeds of an erased account at once. */
export const eraseFeeds = job('erase-feeds', z.object({ keys: z.array(z.string()) }), async ({ storage }, { keys }) => {
  for (const key of keys) await storage.delete(key)
})

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** Photos take room, and are here after minutes. */
const ARCHIVE_DAYS = 2

/** Feeds are not kept: what they said is in the listings. */
export const dropOldFeeds = job(
  'drop-old-feeds',
  z.object({}),
  async ({ sql, storage, now }) => {
    const old = await sql<{ id: number; fileKey: string }[]>`
      select id, file_key as "fileKey" from listing_imports
      where file_key is not null and (created_at < ${new Date(now().getTime() - WEEK_MS)}
        or feed_entry is not null and created_at < ${new Date(now().getTime() - ARCHIVE_DAYS * DAY_MS)})`
    for (const { id, fileKey } of old) {
      await storage.delete(fileKey)
      await sql`update listing_imports set file_key = null where id = ${id}`
    }
    // Files without a row: their transaction was rolled back after they were written.
    for await (const { key, modifiedAt } of storage.list('imports/'))
      if (modifiedAt.getTime() < now().getTime() - DAY_MS && !(await isFeedKept(sql, key))) await storage.delete(key)
  },
  { cron: '25 4 * * *', concurrency: 1 },
)
