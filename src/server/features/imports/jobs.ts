import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { isFeedStored } from './queries.ts'
import { runPass } from './run-pass.ts'

/** Well below the 15 minutes after which a job counts as lost. */
const FOR_MS = 5 * 60_000

/** Previews or runs an import. Idempotent: run twice or after a crash, it continues where it stopped. */
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

/** Fetches the photos that a feed names. Idempotent: run twice, it fetches only what is missing. */
export const fetchFeedPhotos = job(
  'fetch-feed-photos',
  z.object({ sourceId: z.int() }),
  (context, { sourceId }) => fetchPhotos(context, sourceId, FOR_MS),
  { concurrency: 1, retries: 5, heartbeatSeconds: 20 },
)

/** Deletes the feed files of an erased account. */
export const eraseFeeds = job('erase-feeds', z.object({ keys: z.array(z.string()) }), async ({ storage }, { keys }) => {
  for (const key of keys) await storage.delete(key)
})

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** Archives are large, and their photos are attached within minutes. */
const ARCHIVE_DAYS = 2

/** Deletes old feed files; their content is in the listings. */
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
    // Files without a row: their transaction was rolled back after the file was written.
    for await (const { key, modifiedAt } of storage.list('imports/'))
      if (modifiedAt.getTime() < now().getTime() - DAY_MS && !(await isFeedStored(sql, key))) await storage.delete(key)
  },
  { cron: '25 4 * * *', concurrency: 1 },
)
