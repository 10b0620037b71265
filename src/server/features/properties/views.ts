import { batchedCounts } from '#server/db/batched-counts.ts'

/** Looks at homes. */
export const { count: countView, flush: flushViews } = batchedCounts(
  (sql, ids, amounts) => sql`select add_views(${ids}::bigint[], ${amounts}::integer[])`,
)
