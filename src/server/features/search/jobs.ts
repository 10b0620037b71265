import * as z from 'zod/mini'
import { type Job, job } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { deleteOldChanges } from './queries.ts'

/** Deletes records of listing changes that search indexes no longer need. */
export const deleteListingChanges = job(
  'delete-listing-changes',
  z.object({}),
  async ({ sql }) => {
    await deleteOldChanges(sql)
  },
  { cron: '40 3 * * *', concurrency: 1 },
)

/** Brings changes of listings to the search engine. A failure is not retried: the job is queued again soon anyway. */
export const feedSearch: Job = job(
  'feed-search',
  z.object({}),
  async ({ sql, searchFeed }) => {
    const outcome = await searchFeed?.apply()
    if (outcome === 'missing') await enqueue(sql, buildSearch.name, {})
    // The other node may have read the changes before the one that this job is about.
    if (outcome === 'busy') await enqueue(sql, feedSearch.name, {}, { startAfter: 1 })
  },
  { isWakeUp: true, concurrency: 1, retries: 0 },
)

/** Builds the index of the search engine from the database. */
export const buildSearch: Job = job(
  'build-search',
  z.object({}),
  async ({ log, searchFeed }) => {
    const count = await searchFeed?.build()
    if (count) log.info({ count }, 'The search index was built')
  },
  { isWakeUp: true, concurrency: 1, retries: 0, heartbeatSeconds: 60, longestHours: 12 },
)
