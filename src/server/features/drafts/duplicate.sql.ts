import type { Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export interface DuplicateSubject {
  viewerId: number
  isFor: 'sell' | 'rent'
  exceptId: number | null
  /** Decimal digits: the value may exceed the exact range of a number. */
  price: string
  title: string
  city: string
  latitude: number | null
  longitude: number | null
}

export interface PossibleDuplicateRow {
  slug: string
  title: string
  price: number | string
  city: string | null
  isOwn: boolean
  image: ImageRow | null
}

/** About 500 m of latitude; pins are placed by hand, so coordinates are compared with this tolerance. */
const NEAR_DEGREES = 0.005
const SHOWN = 3

/**
 * Likely duplicates: the user's own properties with a similar title or the same place and price, and public properties
 * of others in the same city with the same place and price and a similar title. Both branches start from an index, so
 * the cost does not grow with the site.
 */
export const listPossibleDuplicates = (sql: Sql, sketch: DuplicateSubject) => sql<PossibleDuplicateRow[]>`
  with wanted as (
    select ${sketch.title}::text as title, ${sketch.price}::numeric as price, ${sketch.viewerId}::bigint as viewer_id,
      ${sketch.latitude}::float8 as latitude, ${sketch.longitude}::float8 as longitude
  ), alike as (
    select p.id, true as is_own, similarity(p.title, w.title) as likeness
    from wanted w join properties p on p.owner_id = w.viewer_id
    where p.property_type = ${sketch.isFor} and (similarity(p.title, w.title) > 0.6
      or (p.price between w.price * 0.97 and w.price * 1.03 and abs(p.latitude - w.latitude) < ${NEAR_DEGREES}
        and abs(p.longitude - w.longitude) < ${NEAR_DEGREES * 2}))
    union all
    select p.id, false, similarity(p.title, w.title)
    from wanted w
    join areas a on a.kind = 'city' and a.name_norm = plain_text(btrim(${sketch.city}))
    join properties p on p.city_id = a.id
    where p.owner_id is distinct from w.viewer_id and p.property_type = ${sketch.isFor}
      and p.is_active and p.request_status = 'approved' and not p.is_private
      and p.price between w.price * 0.97 and w.price * 1.03
      and (w.latitude is null or p.latitude is null or (abs(p.latitude - w.latitude) < ${NEAR_DEGREES}
        and abs(p.longitude - w.longitude) < ${NEAR_DEGREES * 2}))
      and similarity(p.title, w.title) > 0.45
  )
  select p.slug, p.title, p.price, p.city, a.is_own as "isOwn",
    (select ${sql.unsafe(IMAGE)} from media m where m.id = p.title_media_id) as image
  from alike a join properties p on p.id = a.id
  where p.id is distinct from ${sketch.exceptId}
  order by a.likeness desc, p.id desc limit ${SHOWN}`
