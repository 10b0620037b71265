import { one, type Sql } from '#server/db/sql.ts'
import { type CityRow, fullestCities } from './public.ts'

/** A page of cities and the number of all. */
export function listCities(sql: Sql, page: { offset: number; limit: number }) {
  return one(sql<{ cities: CityRow[]; total: number }[]>`
    select coalesce((select json_agg(to_json(c)) from (${fullestCities(sql, page.offset, page.limit)}) c), '[]') as cities,
      (select count(*) from listing_totals where dimension = 'city') as total`)
}
