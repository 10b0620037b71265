import type { Sql } from './sql.ts'

const FLUSH_AFTER_MS = 2000
/** Beyond this number of distinct ids the batch is flushed immediately, which bounds memory. */
const LARGEST_BATCH = 2000

interface Batch<K> {
  counts: Map<K, number>
  timer: NodeJS.Timeout | null
  writing: Promise<void>
}

type Write<K> = (sql: Sql, ids: K[], amounts: number[]) => PromiseLike<unknown>

/**
 * Counter that is buffered in memory and flushed in batches, so that no request waits for a write; one batch per pool.
 */
export function batchedCounts<K = number>(write: Write<K>) {
  const batches = new WeakMap<Sql, Batch<K>>()

  function batchOf(sql: Sql): Batch<K> {
    let batch = batches.get(sql)
    if (!batch) {
      batch = { counts: new Map(), timer: null, writing: Promise.resolve() }
      batches.set(sql, batch)
    }
    return batch
  }

  /** Increments a counter; it is flushed within two seconds. */
  function count(sql: Sql, id: K) {
    const batch = batchOf(sql)
    batch.counts.set(id, (batch.counts.get(id) ?? 0) + 1)
    if (batch.counts.size >= LARGEST_BATCH) void flush(sql)
    else batch.timer ??= setTimeout(() => void flush(sql), FLUSH_AFTER_MS).unref()
  }

  /** Writes the buffered counts; call it before the pool ends. A failed write is retried with the next batch. */
  function flush(sql: Sql): Promise<void> {
    const batch = batchOf(sql)
    if (batch.timer) clearTimeout(batch.timer)
    batch.timer = null
    batch.writing = batch.writing.then(() => writeBatch(sql, batch))
    return batch.writing
  }

  async function writeBatch(sql: Sql, batch: Batch<K>) {
    const { counts } = batch
    if (counts.size === 0) return
    batch.counts = new Map()
    try {
      await write(sql, [...counts.keys()], [...counts.values()])
    } catch {
      for (const [id, amount] of counts) batch.counts.set(id, (batch.counts.get(id) ?? 0) + amount)
      batch.timer ??= setTimeout(() => void flush(sql), FLUSH_AFTER_MS).unref()
    }
  }

  return { count, flush }
}
