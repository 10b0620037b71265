import { one, type Sql } from '#server/db/sql.ts'
import { prepared } from '#server/features/properties/public.ts'
import { type CityRow, fullestCities, nearestCities } from './public.ts'

const page = (cities: string) => `
  select coalesce((select json_agg(to_json(c)) from (${cities}) c), '[]') as cities,
    (select count(*) from listing_totals where dimension = 'city') as total`

const FULLEST = page(fullestCities('offset $1 limit $2'))
const NEAREST = page(nearestCities('$3::float8', '$4::float8', 'offset $1 limit $2'))

interface CitiesQuery {
  offset: number
  limit: number
  latitude?: number | undefined
  longitude?: number | undefined
}

/** A page of cities with the total count. */
export function listCities(sql: Sql, { offset, limit, latitude, longitude }: CitiesQuery) {
  const [text, values] =
    latitude === undefined ? [FULLEST, [offset, limit]] : [NEAREST, [offset, limit, latitude, longitude]]
  return one(prepared<{ cities: CityRow[]; total: number }>(sql, text, values))
}

/** Countries with properties for sale or rent, by property count. */
export const listCountries = (sql: Sql): Promise<{ id: number; name: string; count: number }[]> => sql<
  { id: number; name: string; count: number }[]
>`
  select a.id, a.name, t.count from listing_totals t join areas a on a.id = t.id
  where t.dimension = 'country' order by t.count desc, a.id`
