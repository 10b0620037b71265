import { storeMessage } from '#domain/word-message.ts'
import { AppError } from '#server/errors.ts'
import { actAs } from '#server/jobs/act-as.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { applyRows } from './apply-rows.ts'
import { openFeedArchive } from './feed-archive.ts'
import { askPhotosAgain } from './photo-queries.ts'
import { countFailure, endPass, findAuthor, findImport, type ImportRow, keepOutcomes } from './queries.ts'
import { type FeedRow, readFeed } from './read-feed.ts'
import { withdrawDropped } from './withdraw.ts'

/** So many rows share a transaction: enough to be quick, few enough that nobody waits long for a home. */
const BATCH = 500
const MOST_TRIES = 4

/**
 * Looks through a feed or carries it out, from where it was left; a batch and the note that it is done are one transaction. After
 * `forMs` another job goes on, long before this one would count as lost.
 */
export async function runPass(context: JobContext, id: number, forMs: number): Promise<void> {
  const feed = await findImport(context.sql, id)
  if (!feed || !isAtWork(feed)) return
  try {
    await goOn(context, feed, forMs)
  } catch (error) {
    if (error instanceof AppError) return endPass(context.sql, id, 'failed', storeMessage(error.said), context.now())
    // Our own fault, or the database's: the queue tries again from the last whole batch, but not for ever.
    if ((await countFailure(context.sql, id)) >= MOST_TRIES)
      await endPass(context.sql, id, 'failed', storeMessage({ key: 'api.import-stopped' }), context.now())
    throw error
  }
}

const isAtWork = ({ status }: ImportRow) => status === 'checking' || status === 'running'

async function goOn(context: JobContext, feed: ImportRow, forMs: number) {
  const isDryRun = feed.status === 'checking'
  const viewer = await findAuthor(context.sql, feed.authorId)
  if (!viewer) throw new AppError('refused', 'api.import-account-off')
  const { bytes, archive } = await openFeed(context, feed)
  const started = performance.now()
  let done = feed.done
  for await (const rows of batches(readFeed(bytes, feed.format), done)) {
    const isOurs = await actAs(context, viewer, async (ctx, step) => {
      const now = await findImport(ctx.sql, feed.id, true)
      // Another worker took over, or somebody began anew.
      if (now?.done !== done || now.status !== feed.status) return false
      await keepOutcomes(ctx.sql, feed.id, await applyRows(ctx, step, { ...now, archive }, rows, isDryRun), rows.length)
      return true
    })
    if (!isOurs) return
    done += rows.length
    if (performance.now() - started > forMs) return enqueue(context.sql, 'run-import', { id: feed.id })
  }
  await actAs(context, viewer, async (ctx) => {
    const now = await findImport(ctx.sql, feed.id, true)
    if (now?.done !== done || now.status !== feed.status) return
    const dropped = now.isAbsolute ? await withdrawDropped(ctx, now, isDryRun) : []
    await keepOutcomes(ctx.sql, feed.id, dropped, 0)
    await endPass(ctx.sql, feed.id, isDryRun ? 'checked' : 'done', null, ctx.now)
    if (!isDryRun && (await askPhotosAgain(ctx.sql, now.sourceId)))
      await ctx.enqueue('fetch-feed-photos', { sourceId: now.sourceId })
  })
}

async function openFeed({ storage }: JobContext, { fileKey, feedEntry }: ImportRow) {
  const file = fileKey ? await storage.stat(fileKey) : null
  if (!file) throw new AppError('missing', 'api.import-file-gone')
  if (feedEntry === null) return { bytes: (await storage.get(file.key))!.stream, archive: null }
  const archive = await openFeedArchive(storage, file.key)
  return { bytes: archive.openFeed(), archive }
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
