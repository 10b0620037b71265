import { storeMessage } from '#domain/word-message.ts'
import { AppError } from '#server/errors.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { actAs } from '#server/jobs/run-as-user.ts'
import { applyRows } from './apply-rows.ts'
import { openFeedArchive } from './feed-archive.ts'
import { askPhotosAgain } from './photo.sql.ts'
import { countFailure, endPass, findAuthor, findImport, type ImportRow, saveOutcomes } from './queries.ts'
import { type FeedRow, readFeed } from './read-feed.ts'
import { withdrawDropped } from './withdraw.ts'

/** Rows per transaction: enough for throughput, few enough to keep row locks short. */
const BATCH = 500
const MAX_ATTEMPTS = 4

/**
 * Previews or runs an import from where it stopped; a batch and its progress are committed in one transaction. After
 * `forMs` another job continues, long before this one would count as lost.
 */
export async function runPass(context: JobContext, id: number, forMs: number): Promise<void> {
  const feed = await findImport(context.sql, id)
  if (!feed || !isAtWork(feed)) return
  try {
    await goOn(context, feed, forMs)
  } catch (error) {
    if (error instanceof AppError) return endPass(context.sql, id, 'failed', storeMessage(error.said), context.now())
    // An internal or database error: the queue retries from the last committed batch, up to a limit.
    if ((await countFailure(context.sql, id)) >= MAX_ATTEMPTS)
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
      // Another worker took over, or the import was restarted.
      if (now?.done !== done || now.status !== feed.status) return false
      await saveOutcomes(ctx.sql, feed.id, await applyRows(ctx, step, { ...now, archive }, rows, isDryRun), rows.length)
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
    await saveOutcomes(ctx.sql, feed.id, dropped, 0)
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
