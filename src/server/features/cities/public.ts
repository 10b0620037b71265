import type { City } from '#contract/objects.ts'
import { kilometres } from '#server/db/kilometres.ts'
import { IMAGE, type ImageRow, imageAddress } from '#server/features/properties/public.ts'

/** A city with properties. */
export interface CityRow {
  name: string
  count: number
  state: string | null
  country: string | null
  image: ImageRow | null
}

/** Rows of cities with properties for sale or rent, by property count. */
export const fullestCities = (page: string) =>
  citiesBy(
    `select x.id, x.count, row_number() over (order by x.count desc, x.id) as rank
     from listing_totals x where x.dimension = 'city' order by rank ${page}`,
  )

/** The same by distance from a point; a city is located by one of its properties. */
export const nearestCities = (latitude: string, longitude: string, page: string) =>
  citiesBy(
    `select x.id, x.count, row_number() over (order by ${kilometres('home', latitude, longitude)}, x.count desc, x.id) as rank
     from listing_totals x
     left join lateral (
       select l.latitude, l.longitude from listing l where l.city_id = x.id and l.latitude is not null limit 1) home on true
     where x.dimension = 'city' order by rank ${page}`,
  )

const citiesBy = (ranked: string) => `
  select a.name, t.count, (select ${IMAGE} from city_images i join media m on m.id = i.media_id where i.area_id = a.id) as image,
    case when parent.kind = 'state' then parent.name end as state,
    case when parent.kind = 'country' then parent.name else country.name end as country
  from (${ranked}) t
  join areas a on a.id = t.id
  left join areas parent on parent.id = a.parent_id
  left join areas country on country.id = parent.parent_id
  order by t.rank`

export const presentCity = (row: CityRow, origin: string): City => ({
  City: row.name,
  Count: row.count,
  image: imageAddress(row.image, origin),
  width: row.image?.width ?? 0,
  height: row.image?.height ?? 0,
  blur: row.image?.blur ?? '',
  state: row.state ?? '',
  country: row.country ?? '',
})
