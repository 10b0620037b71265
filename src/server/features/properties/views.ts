import type { Sql } from '#server/db/sql.ts'

const FLUSH_AFTER_MS = 2000
/** Beyond this many different homes the batch is written at once, so memory stays bounded. */
const LARGEST_BATCH = 2000

interface Batch {
  views: Map<number, number>
  timer: NodeJS.Timeout | null
  writing: Promise<void>
}

/** One batch per pool: a view is a number in memory until the next flush, never a write in a visitor's way. */
const batches = new WeakMap<Sql, Batch>()

/** Counts a look at a home; it is written within two seconds together with all others. */
export function countView(sql: Sql, propertyId: number) {
  const batch = batchOf(sql)
  batch.views.set(propertyId, (batch.views.get(propertyId) ?? 0) + 1)
  if (batch.views.size >= LARGEST_BATCH) void flushViews(sql)
  else batch.timer ??= setTimeout(() => void flushViews(sql), FLUSH_AFTER_MS).unref()
}

/** Writes what was counted; call it before the pool ends. A failed write is tried again with the next batch. */
export function flushViews(sql: Sql): Promise<void> {
  const batch = batchOf(sql)
  if (batch.timer) clearTimeout(batch.timer)
  batch.timer = null
  batch.writing = batch.writing.then(() => write(sql, batch))
  return batch.writing
}

async function write(sql: Sql, batch: Batch) {
  const { views } = batch
  if (views.size === 0) return
  batch.views = new Map()
  try {
    await sql`select add_views(${[...views.keys()]}::bigint[], ${[...views.values()]}::integer[])`
  } catch {
    for (const [id, count] of views) batch.views.set(id, (batch.views.get(id) ?? 0) + count)
    batch.timer ??= setTimeout(() => void flushViews(sql), FLUSH_AFTER_MS).unref()
  }
}

function batchOf(sql: Sql): Batch {
  let batch = batches.get(sql)
  if (!batch) {
    batch = { views: new Map(), timer: null, writing: Promise.resolve() }
    batches.set(sql, batch)
  }
  return batch
}
