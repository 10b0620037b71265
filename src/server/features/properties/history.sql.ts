import type { ListingEvent } from '#domain/listing-history.ts'
import { MIN_SAMPLE } from '#domain/listing-history.ts'
import type { Quota } from '#domain/package-quota.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { quotaOf } from '#server/features/packages/public.ts'
import { ASK, type Asker, askedBy, prepared } from './card.sql.ts'
import { IS_PUBLIC } from './visibility.sql.ts'

/** Median price per square metre of comparable properties, with the sample size. */
interface MedianRow {
  median: number | null
  sample: number
}

export const SCOPES = ['city', 'state', 'country'] as const

/** Events of a property and prices in its area. */
export interface HistoryRow extends Record<(typeof SCOPES)[number], string | null> {
  ownerId: number | null
  isPublic: boolean
  isPremium: boolean
  price: number
  area: number | null
  events: ListingEvent[] | null
  medians: Record<(typeof SCOPES)[number], MedianRow | null>
  /** Null for a visitor. */
  quota: Quota | null
}

/** Number of newest listings examined in an area. */
const LOOKED_AT = 20_000
const COMPARED = 2000

/** Live properties comparable to `home`: same category, same deal type and, for rentals, same period. */
const comparable = (place: string) => `
  select percentile_cont(0.5) within group (order by x.price::float8 / x.area) as median, count(*)::integer as sample
  from (
    select l.id, l.price, l.area
    from (select * from listing l where ${place} order by l.created_at desc, l.id desc limit ${LOOKED_AT}) l
    where l.category_id = home.category_id and l.kind = home.deal and l.area > 0 and l.id <> home.id
    limit ${COMPARED}) x
  where home.deal = 0 or exists (
    select from properties y where y.id = x.id and coalesce(y.rent_duration, 'Monthly') = home.period)`

const IN_COUNTRY = 'l.country_id = home.country_id'
const IN_STATE = `${IN_COUNTRY} and l.state_id = home.state_id`
const IN_CITY = `${IN_STATE} and l.city_id = home.city_id`

// A wider area is queried only when the narrower one has too small a sample; the condition precedes the lateral scan.
const statement = (isMember: boolean) => `
  with ask as materialized (select * from ${ASK}),
  home as materialized (
    select p.id, p.owner_id, p.category_id, p.price, p.is_premium, p.city, p.state, p.country, ${IS_PUBLIC} as is_public,
      coalesce(p.country_id, 0) as country_id, coalesce(p.state_id, 0) as state_id, coalesce(p.city_id, 0) as city_id,
      case when p.property_type in ('sell', 'sold') then 0 else 1 end as deal, coalesce(p.rent_duration, 'Monthly') as period,
      (select round(max(number_of(v.value))) from property_parameters v join parameters d on d.id = v.parameter_id
       where v.property_id = p.id and d.fact = 'area') as area
    from properties p left join users o on o.id = p.owner_id where p.slug = $5),
  of_city as materialized (select found.* from home, lateral (${comparable(IN_CITY)}) found where home.area > 0 and home.city_id > 0),
  of_state as materialized (
    select found.* from home, lateral (${comparable(IN_STATE)}) found
    where home.area > 0 and home.state_id > 0 and coalesce((select sample from of_city), 0) < ${MIN_SAMPLE}),
  of_country as materialized (
    select found.* from home, lateral (${comparable(IN_COUNTRY)}) found
    where home.area > 0 and home.country_id > 0
      and greatest((select sample from of_city), (select sample from of_state), 0) < ${MIN_SAMPLE})
  select home.owner_id as "ownerId", home.is_public as "isPublic", home.is_premium as "isPremium", home.price, home.area,
    home.city, home.state, home.country,
    (select json_agg(json_build_object('kind', e.kind, 'at', e.at, 'old', e.old, 'new', e.new) order by e.at, e.id)
     from listing_events e where e.property_id = home.id) as events,
    json_build_object('city', (select to_json(m) from of_city m), 'state', (select to_json(m) from of_state m),
      'country', (select to_json(m) from of_country m)) as medians,
    ${isMember ? quotaOf('premium_properties') : 'null'} as quota
  from home cross join ask`
const STATEMENT = { visitor: statement(false), member: statement(true) }

/** Finds the history of a property and the area prices in one statement. */
export const findHistory = (sql: Sql, asker: Asker, slug: string) =>
  maybeOne(prepared<HistoryRow>(sql, STATEMENT[asker.viewer ? 'member' : 'visitor'], [...askedBy(asker), slug]))
