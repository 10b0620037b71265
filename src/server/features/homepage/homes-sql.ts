import type { Place } from '#domain/home-place.ts'
import { kilometres as kilometresTo } from '#server/db/kilometres.ts'
import { LIKED_ORDER, likedHomes } from '#server/features/recommendations/public.ts'

/** The values of a place, behind the four of who asks. */
export const placedAt = ({ ranges, latitude, longitude, radiusKm }: Place) => [
  ranges.map(({ from }) => from),
  ranges.map(({ to }) => to),
  latitude,
  longitude,
  radiusKm,
]
export const RADIUS = '$9::float8'

export const kilometres = (row: string) => kilometresTo(row, '$7::float8', '$8::float8')

/** The homes inside the circle. A circle over half the world must not read half the world, hence the limit. */
export const CIRCLE = `
  near as materialized (
    select l.id, l.promo, l.premium, l.views, l.likes, l.created_at, distance.km
    from unnest($5::bigint[], $6::bigint[]) run (first, last)
    cross join lateral (select * from listing x where x.cell between run.first and run.last) l
    cross join lateral (select ${kilometres('l')} as km) distance
    where distance.km <= ${RADIUS}
    limit 20000),
  around as materialized (select exists (select from near) as found),`

/** Asked once per statement: a section that is switched off costs nothing. */
export const isShown = (section: string) =>
  `exists (select from homepage_sections x where x.type = '${section}' and x.is_active)`

/** Which homes stand in which section and where: rows of (section, id, rank); two sections are for members. */
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

/** Taken from the circle when it holds any home, else from all. */
const rankedAround = (section: string, which: string, order: string, most: number) => `
  (select '${section}' as section, h.id, row_number() over () as rank from (
    (select h.id from near h where ${which} and ${isShown(section)} order by ${order} limit ${most})
    union all
    (select h.id from listing h where ${which} and ${isShown(section)} and not (select found from around)
     order by ${order} limit ${most})) h)`

const closest = (most: number) => `
  (select 'nearby_properties_section', h.id, row_number() over () from (
    select h.id from near h where ${isShown('nearby_properties_section')} order by h.km, h.id limit ${most}) h)`

/** The newest in the viewer's own city. */
const inOwnCity = (most: number) => `
  (select 'nearby_properties_section', h.id, row_number() over () from (
    select h.id from ask join users u on u.id = ask.viewer_id
    join areas a on a.kind = 'city' and a.name_norm = plain_text(btrim(u.city))
    cross join lateral (select x.id, x.created_at from listing x where x.city_id = a.id limit 1000) h
    where ${isShown('nearby_properties_section')}
    order by h.created_at desc, h.id desc limit ${most}) h)`

/** What the viewer said to like. */
const recommended = (most: number) => `
  (select 'user_recommendations_section', h.id, row_number() over () from (
    select h.id from (${likedHomes}) h where ${isShown('user_recommendations_section')}
    order by ${LIKED_ORDER} limit ${most}) h)`
