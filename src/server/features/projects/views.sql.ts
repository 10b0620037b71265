import { batchedCounts } from '#server/db/batched-counts.ts'

/** Batched view counts of projects. Rows are locked in id order, so that two nodes cannot deadlock. */
export const { count: countProjectView, flush: flushProjectViews } = batchedCounts(
  (sql, ids, amounts) => sql`
    with locked as (
      select p.id, v.amount from unnest(${ids}::bigint[], ${amounts}::integer[]) v (id, amount)
      join projects p on p.id = v.id order by p.id for no key update of p
    )
    update projects p set view_count = p.view_count + locked.amount from locked where p.id = locked.id`,
)
