import type { City } from '#contract/objects.ts'
import { IMAGE, type ImageRow, imageAddress } from '#server/features/properties/public.ts'

/** A city with homes. */
export interface CityRow {
  name: string
  count: number
  state: string | null
  country: string | null
  image: ImageRow | null
}

/** Rows of cities with homes for sale or rent, the fullest first. */
export const fullestCities = (page: string) => `
  select a.name, t.count, (select ${IMAGE} from city_images i join media m on m.id = i.media_id where i.area_id = a.id) as image,
    case when parent.kind = 'state' then parent.name end as state,
    case when parent.kind = 'country' then parent.name else country.name end as country
  from (select x.id, x.count from listing_totals x where x.dimension = 'city'
        order by x.count desc, x.id ${page}) t
  join areas a on a.id = t.id
  left join areas parent on parent.id = a.parent_id
  left join areas country on country.id = parent.parent_id
  order by t.count desc, t.id`

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
