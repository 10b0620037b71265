import type { Place } from '#domain/home-place.ts'
import type { Sql } from '#server/db/sql.ts'

type Fragment = ReturnType<Sql>

/** How many homes a section shows. */
const SHOWN = 12
/** A circle over half the world must not read half the world. */
const MOST_NEAR = 20_000

/** The homes inside the circle, none when no place was given. */
export const nearHomes = (sql: Sql, place: Place | null) => sql`
  select l.id, l.promo, l.premium, l.views, l.likes, l.created_at, distance.km
  from unnest(${place?.ranges.map(({ from }) => from) ?? []}::bigint[], ${place?.ranges.map(({ to }) => to) ?? []}::bigint[]) run (first, last)
  cross join lateral (select * from listing x where x.cell between run.first and run.last) l
  cross join lateral (select ${kilometres(sql, place, sql`l`)} as km) distance
  where distance.km <= ${place?.radiusKm ?? 0}
  limit ${MOST_NEAR}`

/** Kilometres between the place and a row with coordinates (haversine, as the domain computes it). */
export const kilometres = (sql: Sql, place: Place | null, row: Fragment) => sql`
  2 * 6371.0088 * asin(sqrt(least(1,
    sin(radians(${row}.latitude - ${place?.latitude ?? 0}::float8) / 2) ^ 2
    + cos(radians(${place?.latitude ?? 0}::float8)) * cos(radians(${row}.latitude))
      * sin(radians(${row}.longitude - ${place?.longitude ?? 0}::float8) / 2) ^ 2)))`

/** Which homes stand in which section and where: rows of (section, id, rank). */
export const chosenHomes = (sql: Sql) => sql`
  ${ranked(sql, 'featured_properties_section', sql`h.promo`, sql`h.created_at desc, h.id desc`)}
  union all
  ${ranked(sql, 'premium_properties_section', sql`h.premium`, sql`h.created_at desc, h.id desc`)}
  union all
  ${ranked(sql, 'most_viewed_properties_section', sql`h.views > 0`, sql`h.views desc, h.id desc`)}
  union all
  ${ranked(sql, 'most_liked_properties_section', sql`h.likes > 0`, sql`h.likes desc, h.id desc`)}
  union all
  ${ranked(sql, 'properties_on_map_section', sql`true`, sql`h.created_at desc, h.id desc`)}
  union all
  ${nearby(sql)}
  union all
  ${recommended(sql)}`

/** Taken from the circle when it holds any home, else from all. */
const ranked = (sql: Sql, section: string, which: Fragment, order: Fragment) => sql`
  (select ${section} as section, h.id, row_number() over () as rank from (
    (select h.id from near h where ${which} and ${isShown(sql, section)} order by ${order} limit ${SHOWN})
    union all
    (select h.id from listing h where ${which} and ${isShown(sql, section)} and not (select found from around)
     order by ${order} limit ${SHOWN})
  ) h)`

/** Closest to the place that was given, else newest in the viewer's own city. */
const nearby = (sql: Sql) => sql`
  (select 'nearby_properties_section', h.id, row_number() over () from (
    (select h.id from near h where ${isShown(sql, 'nearby_properties_section')} order by h.km, h.id limit ${SHOWN})
    union all
    (select h.id from ask join users u on u.id = ask.viewer_id
     join areas a on a.kind = 'city' and a.name_norm = plain_text(btrim(u.city))
     cross join lateral (select x.id, x.created_at from listing x where x.city_id = a.id limit 1000) h
     where not ask.has_place and ${isShown(sql, 'nearby_properties_section')}
     order by h.created_at desc, h.id desc limit ${SHOWN})
  ) h)`

/** What the viewer said to like, among the newest homes. */
const recommended = (sql: Sql) => sql`
  (select 'user_recommendations_section', h.id, row_number() over () from (
    select h.id from ask
    join personal_interests i on i.user_id = ask.viewer_id
    cross join lateral (select * from listing x order by x.created_at desc, x.id desc limit 5000) h
    where ${isShown(sql, 'user_recommendations_section')}
      and (i.category_ids = '{}' or h.category_id = any (i.category_ids))
      and (i.property_types = '{}' or (array['sell', 'rent'])[h.kind + 1] = any (i.property_types))
      and h.price between coalesce(i.min_price, 0) and coalesce(i.max_price, 9223372036854775807)
      and (i.facility_ids = '{}' or h.facility_mask & (
        select coalesce(bit_or(1::bigint << f.bit), 0) from facilities f where f.id = any (i.facility_ids)) <> 0)
      and (coalesce(btrim(i.city), '') = '' or h.city_id in (
        select a.id from areas a where a.kind = 'city' and a.name_norm = plain_text(btrim(i.city))))
    order by h.created_at desc, h.id desc limit ${SHOWN}
  ) h)`

/** Asked once per statement: a section that is switched off costs nothing. */
export const isShown = (sql: Sql, section: string) =>
  sql`exists (select from homepage_sections x where x.type = ${section} and x.is_active)`
