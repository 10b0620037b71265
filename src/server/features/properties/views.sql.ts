import { batchedCounts } from '#server/db/batched-counts.ts'

/** Batched view counts of properties. */
export const { count: countView, flush: flushViews } = batchedCounts(
  (sql, ids, amounts) => sql`select add_views(${ids}::bigint[], ${amounts}::integer[])`,
)
