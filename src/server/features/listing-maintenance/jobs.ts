import * as z from 'zod/mini'
import { MIN_STALE_DAYS, STALE_CAUSES } from '#contract/listing-maintenance-admin.ts'
import { findEdited } from '#server/features/properties/public.ts'
import { findDuplicateListings, riskSubjectOfProperty } from '#server/features/risk/public.ts'
import { type JobContext, job } from '#server/jobs/job.ts'
import { dismissDuplicate, listChanged, lockProgress, saveProgress } from './duplicates.sql.ts'
import { refreshCause } from './stale.sql.ts'

const DAY_MS = 86_400_000

/** Nightly: refreshes the list of stale listings. */
export const findStale = job(
  'find-stale',
  z.object({}),
  async ({ sql, now }) => {
    const before = new Date(now().getTime() - MIN_STALE_DAYS * DAY_MS)
    for (const cause of STALE_CAUSES)
      await sql.begin(async (transaction) => {
        await transaction`set local statement_timeout = '10min'`
        await refreshCause(transaction, cause, before)
      })
  },
  { cron: '40 3 * * *', concurrency: 1 },
)

const BATCH = 10
const FOR_MS = 60 * 60_000
/** Pause between batches: comparing photos is CPU-bound, and requests take precedence. */
const REST_MS = 100
const rest = () => new Promise((resume) => setTimeout(resume, REST_MS))

/** Nightly: compares new and changed listings with earlier ones of other owners, in batches. */
export const findDuplicates = job(
  'find-duplicates',
  z.object({}),
  async (context) => {
    const started = performance.now()
    while ((await compareNext(context)) === BATCH && performance.now() - started < FOR_MS) await rest()
  },
  { cron: '50 3 * * *', concurrency: 1, longestHours: 2 },
)

/** Processes one batch and stores the progress in the same transaction. */
const compareNext = ({ sql: db, now }: JobContext): Promise<number> =>
  db.begin(async (sql) => {
    const changed = await listChanged(sql, await lockProgress(sql), BATCH)
    for (const { propertyId, isOnOffer } of changed) {
      const home = isOnOffer ? await findEdited(sql, { id: propertyId }) : null
      if (!home) continue
      const sketch = riskSubjectOfProperty(home.state, { exceptId: home.id, ownerId: home.ownerId })
      for (const copy of await findDuplicateListings(sql, sketch))
        await dismissDuplicate(sql, { propertyId, ...copy, now: now() })
    }
    const last = changed.at(-1)
    if (last) await saveProgress(sql, last)
    return changed.length
  })
