import { type Fragment, one, type Sql } from './sql.ts'

/** Upper bound for offset pagination; counting stops at this cap to bound the scan. */
export const MAX_COUNT = 10_000
/** Lower cap for text searches: beyond 500 results a user refines the query. */
export const MAX_FOUND = 500

/** LIMIT around the rows to count; one more than the cap. */
export const limitedCount = MAX_COUNT + 1

/** Number of rows of a list up to the cap; `from` follows FROM. */
export const countRowsOf = async (sql: Sql, from: Fragment): Promise<number> =>
  (await one(sql<{ count: number }[]>`select count(*) from (select from ${from} limit ${limitedCount}) fitting`)).count

/** Offset and limit of a page. */
export interface Range {
  offset: number
  limit: number
}

/** Total of a list and whether it is exact. */
export const countedUpTo = (count: number, most = MAX_COUNT) => ({
  total: Math.min(count, most),
  total_is_exact: count <= most,
})

/**
 * CTEs for a page and its count from one scan: `found` rows, each with its `place`. Select `from counted left join
 * (page join …) on true order by page.place`, so that a page beyond the end still returns the count.
 */
export const pageWithCount = (sql: Sql, found: Fragment, { offset, limit }: Range): Fragment => sql`
  with found as materialized (${found}), counted as (select count(*) as counted from found),
    page as (select * from found order by place offset (select ${offset}::int) limit (select ${limit}::int))`

/** Rows of such a page, without the empty row that carries the count of an empty page. */
export const splitCounted = <Row extends { id: number }>(rows: readonly (Row & { counted: number })[]) => ({
  rows: rows.filter(({ id }) => id !== null) as Row[],
  count: rows[0]!.counted,
})
