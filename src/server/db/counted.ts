import { type Fragment, one, type Sql } from './sql.ts'

/** Nobody pages farther, and counting on would read all that fits. */
export const MOST_COUNTED = 10_000
/** Of what words find not even that many are looked at: whoever sees five hundred adds a word. */
export const MOST_FOUND = 500

/** Put around the rows of a list to count them: it stops one beyond what is counted. */
export const limitedCount = MOST_COUNTED + 1

/** How many rows of a list there are, as far as they are counted; `from` is what stands behind FROM. */
export const countRowsOf = async (sql: Sql, from: Fragment): Promise<number> =>
  (await one(sql<{ count: number }[]>`select count(*) from (select from ${from} limit ${limitedCount}) fitting`)).count

/** Which part of a list is asked for. */
export interface Range {
  offset: number
  limit: number
}

/** What a list says about how many there are. */
export const countedUpTo = (count: number, most = MOST_COUNTED) => ({
  total: Math.min(count, most),
  total_is_exact: count <= most,
})

/**
 * What was found, each row with its `place`: looked for once, for a `page` of it and for how many are `counted`. To
 * be read `from counted left join (page join …) on true order by page.place`, so that a page beyond the end is counted too.
 */
export const foundOnce = (sql: Sql, found: Fragment, { offset, limit }: Range): Fragment => sql`
  with found as materialized (${found}), counted as (select count(*) as counted from found),
    page as (select * from found order by place offset (select ${offset}::int) limit (select ${limit}::int))`

/** The rows of such a page, without the empty one that carries the count where there are none. */
export const splitCounted = <Row extends { id: number }>(rows: readonly (Row & { counted: number })[]) => ({
  rows: rows.filter(({ id }) => id !== null) as Row[],
  count: rows[0]!.counted,
})
