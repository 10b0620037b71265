import type { Viewer } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { applyRows, type Step } from './apply-rows.ts'
import { endPass, findAuthor, findImport, type ImportRow, keepOutcomes } from './queries.ts'
import { type FeedRow, readFeed } from './read-feed.ts'
import { withdrawDropped } from './withdraw.ts'

/** So many rows share a transaction: enough to be quick, few enough that nobody waits long for a home. */
const BATCH = 500

/** Looks through a feed or carries it out, from where it was left; a batch and the note that it is done are one transaction. */
export async function runPass(context: JobContext, id: number): Promise<void> {
  const feed = await findImport(context.sql, id)
  if (!feed || (feed.status !== 'checking' && feed.status !== 'running')) return
  try {
    await goOn(context, feed)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await endPass(context.sql, id, 'failed', error.message, context.now())
  }
}

async function goOn(context: JobContext, feed: ImportRow) {
  const isDryRun = feed.status === 'checking'
  const viewer = await findAuthor(context.sql, feed.authorId)
  if (!viewer) throw new AppError('refused', 'The account is switched off')
  const file = feed.fileKey ? await context.storage.get(feed.fileKey) : null
  if (!file) throw new AppError('missing', 'The file is gone')
  let done = feed.done
  for await (const rows of batches(readFeed(file.stream, feed.format), done)) {
    const isOurs = await transact(context, viewer, async (ctx, step) => {
      const now = await findImport(ctx.sql, feed.id, true)
      // Another worker took over, or somebody began anew.
      if (now?.done !== done || now.status !== feed.status) return false
      await keepOutcomes(ctx.sql, feed.id, await applyRows(ctx, step, now, rows, isDryRun), rows.length)
      return true
    })
    if (!isOurs) return
    done += rows.length
  }
  await transact(context, viewer, async (ctx) => {
    const now = await findImport(ctx.sql, feed.id, true)
    if (now?.done !== done || now.status !== feed.status) return
    const dropped = now.isAbsolute ? await withdrawDropped(ctx, now, isDryRun) : []
    await keepOutcomes(ctx.sql, feed.id, dropped, 0)
    await endPass(ctx.sql, feed.id, isDryRun ? 'checked' : 'done', null, ctx.now)
  })
}

async function* batches(rows: AsyncIterable<FeedRow>, skipped: number): AsyncGenerator<FeedRow[]> {
  let left = skipped
  let batch: FeedRow[] = []
  for await (const row of rows) {
    if (left-- > 0) continue
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** A transaction in which the author of the import acts, as if they had asked at the door. */
function transact<T>(
  context: JobContext,
  viewer: NonNullable<Viewer>,
  work: (ctx: Context, step: Step) => Promise<T>,
): Promise<T> {
  return context.sql.begin(async (sql) => {
    await sql`select set_config('lintel.actor_id', ${String(viewer.id)}, true)`
    const step: Step = (inner) =>
      sql.savepoint((within) => inner(contextOf(context, viewer, within))) as ReturnType<typeof inner>
    return work(contextOf(context, viewer, sql), step)
  }) as Promise<T>
}

const contextOf = (services: JobContext, viewer: Viewer, sql: Sql): Context => ({
  viewer,
  isDeactivated: false,
  sessionId: null,
  device: null,
  address: '',
  sql,
  now: services.now(),
  language: 'en',
  baseUrl: services.config.baseUrl,
  geocoder: services.geocoder,
  search: services.search,
  texts: services.texts,
  passwords: services.passwords,
  identities: services.identities,
  passkeys: services.passkeys,
  storage: services.storage,
  payments: services.payments,
  derive: services.derive,
  showsCodes: false,
  files: new Map(),
  transact: () => Promise.reject(new Error('A job has steps of its own')),
  enqueue: (name, data, options) => enqueue(sql, name, data, options),
  keepSession: () => {},
  say: () => {},
})
