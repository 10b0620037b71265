import { batchedCounts } from '#server/db/batched-counts.ts'

/** Looks at projects. Rows are locked in order, so that two nodes never wait for each other in a circle. */
export const { count: countProjectView, flush: flushProjectViews } = batchedCounts(
  (sql, ids, amounts) => sql`
    with locked as (
      select p.id, v.amount from unnest(${ids}::bigint[], ${amounts}::integer[]) v (id, amount)
      join projects p on p.id = v.id order by p.id for no key update of p
    )
    update projects p set view_count = p.view_count + locked.amount from locked where p.id = locked.id`,
)
