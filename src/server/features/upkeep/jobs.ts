import * as z from 'zod/mini'
import { LEAST_STALE_DAYS, STALE_CAUSES } from '#contract/upkeep-admin.ts'
import { findEdited } from '#server/features/properties/public.ts'
import { findCopies, sketchOfHome } from '#server/features/shield/public.ts'
import { type JobContext, job } from '#server/jobs/job.ts'
import { keepDuplicate, listChanged, lockProgress, saveProgress } from './duplicates-sql.ts'
import { renewCause } from './stale-sql.ts'

const DAY_MS = 86_400_000

/** Each night: finds the homes that nobody looks after any more. */
export const findStale = job(
  'find-stale',
  z.object({}),
  async ({ sql, now }) => {
    const before = new Date(now().getTime() - LEAST_STALE_DAYS * DAY_MS)
    for (const cause of STALE_CAUSES)
      await sql.begin(async (transaction) => {
        await transaction`set local statement_timeout = '10min'`
        await renewCause(transaction, cause, before)
      })
  },
  { cron: '40 3 * * *', concurrency: 1 },
)

const BATCH = 10
const FOR_MS = 60 * 60_000
/** Comparing photos takes a processor for itself; whoever visits meanwhile comes first. */
const REST_MS = 100
const rest = () => new Promise((resume) => setTimeout(resume, REST_MS))

/** Each night: compares homes that are new or have changed with earlier ones of others, some at a time. */
export const findDuplicates = job(
  'find-duplicates',
  z.object({}),
  async (context) => {
    const started = performance.now()
    while ((await compareNext(context)) === BATCH && performance.now() - started < FOR_MS) await rest()
  },
  { cron: '50 3 * * *', concurrency: 1, longestHours: 2 },
)

/** One batch and the note how far it came are one transaction. */
const compareNext = ({ sql: db, now }: JobContext): Promise<number> =>
  db.begin(async (sql) => {
    const changed = await listChanged(sql, await lockProgress(sql), BATCH)
    for (const { propertyId, isOnOffer } of changed) {
      const home = isOnOffer ? await findEdited(sql, { id: propertyId }) : null
      if (!home) continue
      const sketch = sketchOfHome(home.state, { exceptId: home.id, ownerId: home.ownerId })
      for (const copy of await findCopies(sql, sketch)) await keepDuplicate(sql, { propertyId, ...copy, now: now() })
    }
    const last = changed.at(-1)
    if (last) await saveProgress(sql, last)
    return changed.length
  })
