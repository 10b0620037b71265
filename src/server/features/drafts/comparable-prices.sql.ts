import { one, type Sql } from '#server/db/sql.ts'

export interface Comparable {
  viewerId: number
  categoryId: number
  dealType: 'sell' | 'rent'
  rentDuration: string | null
  city: string
  country: string
  bedrooms: number | null
}

export interface PricesRow {
  listings: number
  /** First quartile, median and third quartile; null without a listing. */
  prices: [number, number, number] | null
  /** Those with the same number of bedrooms. */
  likeListings: number
  likePrices: [number, number, number] | null
}

/** Bounds the cost in a large city; the quartiles of 2,000 listings are precise enough. */
const MAX = 2000

const QUARTILES = `percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price)`

/** Prices of the public listings of others with the same type and deal in the same city. */
export const findComparablePrices = (sql: Sql, like: Comparable): Promise<PricesRow> =>
  one(sql<PricesRow[]>`
    with alike as (
      select p.price, (
        select v.value #>> '{}' from property_parameters v join parameters q on q.id = v.parameter_id
        where v.property_id = p.id and q.fact = 'bedrooms' limit 1) as bedrooms
      from areas city
      join areas above on above.id = city.parent_id
      left join areas top on top.id = above.parent_id
      join properties p on p.city_id = city.id
      where city.kind = 'city' and city.name_norm = plain_text(btrim(${like.city}))
        and plain_text(btrim(${like.country})) in (above.name_norm, top.name_norm)
        and p.category_id = ${like.categoryId} and p.property_type = ${like.dealType}
        and p.rent_duration is not distinct from ${like.rentDuration}
        and p.owner_id is distinct from ${like.viewerId}::bigint
        and p.is_active and p.request_status = 'approved' and not p.is_private and not p.is_premium
      limit ${MAX})
    select count(*) as listings, ${sql.unsafe(QUARTILES)} as prices,
      count(*) filter (where bedrooms = ${like.bedrooms}::text) as "likeListings",
      ${sql.unsafe(QUARTILES)} filter (where bedrooms = ${like.bedrooms}::text) as "likePrices"
    from alike`)
