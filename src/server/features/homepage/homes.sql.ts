import type { Place } from '#domain/home-place.ts'
import { kilometres as kilometresTo } from '#server/db/kilometres.ts'
import { LIKED_ORDER, matchingProperties } from '#server/features/recommendations/public.ts'

/** Parameters of a place, after the four of the viewer. */
export const placedAt = ({ ranges, latitude, longitude, radiusKm }: Place) => [
  ranges.map(({ from }) => from),
  ranges.map(({ to }) => to),
  latitude,
  longitude,
  radiusKm,
]
export const RADIUS = '$9::float8'

export const kilometres = (row: string) => kilometresTo(row, '$7::float8', '$8::float8')

/** Listings within the radius. Capped at 20,000 rows, so that a large radius cannot scan the whole table. */
export const CIRCLE = `
  near as materialized (
    select l.id, l.category_id, l.promo, l.premium, l.views, l.likes, l.created_at, distance.km
    from unnest($5::bigint[], $6::bigint[]) run (first, last)
    cross join lateral (select * from listing x where x.cell between run.first and run.last) l
    cross join lateral (select ${kilometres('l')} as km) distance
    where distance.km <= ${RADIUS}
    limit 20000),
  around as materialized (select exists (select from near) as found),`

/** Evaluated once per statement, so an inactive section costs nothing. */
export const isShown = (section: string) =>
  `exists (select from homepage_sections x where x.type = '${section}' and x.is_active)`

/**
 * Listings per section as rows of (section, id, rank). Nearby listings need a place or a signed-in user,
 * recommendations a signed-in user.
 */
export const chosenHomes = (isMember: boolean, hasPlace: boolean, most: number) => {
  const ranked = hasPlace ? rankedAround : rankedAnywhere
  const newest = 'h.created_at desc, h.id desc'
  return [
    ranked('featured_properties_section', 'h.promo', newest, most),
    ranked('premium_properties_section', 'h.premium', newest, most),
    ranked('most_viewed_properties_section', 'h.views > 0', 'h.views desc, h.id desc', most),
    ranked('most_liked_properties_section', 'h.likes > 0', 'h.likes desc, h.id desc', most),
    ranked('properties_on_map_section', 'true', newest, most),
    ...(hasPlace ? [closest(most)] : isMember ? [inOwnCity(most)] : []),
    ...(isMember ? [recommended(most)] : []),
  ].join(' union all ')
}

const rankedAnywhere = (section: string, which: string, order: string, most: number) => `
  (select '${section}' as section, h.id, row_number() over () as rank from (
    select h.id from listing h where ${which} and ${isShown(section)} order by ${order} limit ${most}) h)`

/** From the listings within the radius if there are any, otherwise from all. */
const rankedAround = (section: string, which: string, order: string, most: number) => `
  (select '${section}' as section, h.id, row_number() over () as rank from (
    (select h.id from near h where ${which} and ${isShown(section)} order by ${order} limit ${most})
    union all
    (select h.id from listing h where ${which} and ${isShown(section)} and not (select found from around)
     order by ${order} limit ${most})) h)`

const closest = (most: number) => `
  (select 'nearby_properties_section', h.id, row_number() over () from (
    select h.id from near h where ${isShown('nearby_properties_section')} order by h.km, h.id limit ${most}) h)`

/** Newest listings in the viewer's city, among at most 1,000 rows. */
const inOwnCity = (most: number) => `
  (select 'nearby_properties_section', h.id, row_number() over () from (
    select h.id from ask join users u on u.id = ask.viewer_id
    join areas a on a.kind = 'city' and a.name_norm = plain_text(btrim(u.city))
    cross join lateral (select x.id, x.created_at from listing x where x.city_id = a.id limit 1000) h
    where ${isShown('nearby_properties_section')}
    order by h.created_at desc, h.id desc limit ${most}) h)`

/** Listings that match the viewer's preferences. */
const recommended = (most: number) => `
  (select 'user_recommendations_section', h.id, row_number() over () from (
    select h.id from (${matchingProperties}) h where ${isShown('user_recommendations_section')}
    order by ${LIKED_ORDER} limit ${most}) h)`
