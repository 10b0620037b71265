import type { Input } from '#contract/endpoint.ts'
import type { getProperty } from '#contract/properties.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Asker } from './card-sql.ts'
import type { Fragment } from './queries.ts'

type Filter = Input<typeof getProperty>
const DAY_MS = 86_400_000
/** Nobody pages that far, and counting on would read the whole table. */
const COUNTED_AT_MOST = 10_000

/** A page of ids from the search table and the number of all, both for `listProperties`. */
export function pageOf(sql: Sql, filter: Filter, asker: Asker): { ids: Fragment; total: Fragment } {
  const conditions = conditionsOf(sql, filter, asker)
  const where = conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`where true`)
  return {
    ids: sql`
      select page.id, row_number() over () as rank from (
        select l.id from listing l ${where} order by ${orderOf(sql, filter)} offset ${filter.offset} limit ${filter.limit}) page`,
    total: sql`(select count(*) from (select from listing l ${where} limit ${COUNTED_AT_MOST}) counted)`,
  }
}

function conditionsOf(sql: Sql, filter: Filter, { viewer, now }: Asker): Fragment[] {
  const all: Fragment[] = []
  const { property_type, min_price, max_price, posted_since, parameter_id, search } = filter
  if (property_type) all.push(sql`l.kind = ${property_type === 'sell' ? 0 : 1}`)
  if (filter.category_id !== undefined) all.push(sql`l.category_id = ${filter.category_id}`)
  if (filter.category_slug_id)
    all.push(sql`l.category_id = (select id from categories where slug = ${filter.category_slug_id})`)
  for (const level of ['country', 'state', 'city'] as const) {
    const name = filter[level]
    if (name) all.push(sql`${sql(`l.${level}_id`)} = any (${areasNamed(sql, level, name)})`)
  }
  if (min_price !== undefined) all.push(sql`l.price >= ${String(Math.floor(min_price))}::bigint`)
  if (max_price !== undefined) all.push(sql`l.price <= ${String(Math.ceil(max_price))}::bigint`)
  if (posted_since !== undefined) all.push(sql`l.created_at >= ${new Date(now.getTime() - posted_since * DAY_MS)}`)
  if (parameter_id?.length)
    all.push(sql`exists (
      select from property_parameters v where v.property_id = l.id and v.parameter_id = any (${parameter_id}::bigint[]))`)
  if (search)
    all.push(
      sql`l.id in (select id from listing_text where tsv @@ websearch_to_tsquery('simple', plain_text(${search})))`,
    )
  if (filter.promoted) all.push(sql`l.promo`)
  if (filter.users_promoted) all.push(sql`l.promo and l.owner_id = ${viewer?.id ?? null}::bigint`)
  return all
}

/** A name is looked up once, before the table is walked. */
const areasNamed = (sql: Sql, kind: string, name: string) =>
  sql`array(select id from areas where kind = ${kind} and name_norm = plain_text(btrim(${name})))`

function orderOf(sql: Sql, { top_rated, most_liked }: Filter): Fragment {
  if (top_rated) return sql`l.views desc, l.id desc`
  if (most_liked) return sql`l.likes desc, l.id desc`
  return sql`l.created_at desc, l.id desc`
}
