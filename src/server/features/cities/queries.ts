import { one, type Sql } from '#server/db/sql.ts'
import { prepared } from '#server/features/properties/public.ts'
import { type CityRow, fullestCities } from './public.ts'

const PAGE = `
  select coalesce((select json_agg(to_json(c)) from (${fullestCities('offset $1 limit $2')}) c), '[]') as cities,
    (select count(*) from listing_totals where dimension = 'city') as total`

/** A page of cities and the number of all. */
export const listCities = (sql: Sql, { offset, limit }: { offset: number; limit: number }) =>
  one(prepared<{ cities: CityRow[]; total: number }>(sql, PAGE, [offset, limit]))
