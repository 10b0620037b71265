import type { Sql } from '#server/db/sql.ts'

/** Group of properties with the same category, bedrooms, city and deal type. */
export interface ExampleRow {
  city: string
  categoryId: number
  bedrooms: number | null
  /** Median price of the group. */
  price: number
  symbol: string | null
  currency: string | null
}

const CITIES = 5
const NEWEST_PER_CITY = 200
const GROUPS_PER_CITY = 3

/** The largest groups in the cities with most properties, those for sale first. */
export const listExamples = (sql: Sql) => sql<ExampleRow[]>`
  select a.name as city, g.category_id as "categoryId", g.bedrooms, g.price::float8 as price,
    (select value from settings where key = 'currency_symbol') as symbol,
    (select value from settings where key = 'currency_code') as currency
  from (select id, count from listing_totals where dimension = 'city' order by count desc, id limit ${CITIES}) t
  join areas a on a.id = t.id
  left join areas parent on parent.id = a.parent_id
  cross join lateral (
    select n.kind, n.category_id, n.bedrooms, count(*) as homes, percentile_disc(0.5) within group (order by n.price) as price
    from (
      select l.kind, l.category_id, l.bedrooms, l.price from listing l
      where l.country_id = coalesce(case when parent.kind = 'country' then parent.id else parent.parent_id end, 0)
        and l.state_id = coalesce(case when parent.kind = 'state' then parent.id end, 0)
        and l.city_id = t.id
      order by l.created_at desc, l.id desc limit ${NEWEST_PER_CITY}
    ) n
    group by n.kind, n.category_id, n.bedrooms
    order by n.kind, count(*) desc, n.category_id, n.bedrooms limit ${GROUPS_PER_CITY}
  ) g
  order by g.kind, coalesce(g.bedrooms, 0) < 2, t.count desc, t.id, g.homes desc`
