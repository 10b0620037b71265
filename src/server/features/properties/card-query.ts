import type { Viewer } from '#domain/policy.ts'
import type { PropertyKind } from '#domain/property-status.ts'
import type { Sql } from '#server/db/sql.ts'

/** A stored picture as the statements below select it. */
export interface ImageRow {
  key: string
  folder: string
  width: number | null
  height: number | null
  thumbhash?: string | null
  blur?: string | null
  alt?: string | null
}

/** A home in a list. */
export interface CardRow {
  id: number
  slug: string
  title: string
  translatedTitle: string | null
  price: number
  priceDrop: { from: number; at: string } | null
  kind: PropertyKind
  rentDuration: string | null
  isPremium: boolean
  isPromoted: boolean
  isFavourite: boolean
  favouriteCount: number
  city: string | null
  state: string | null
  country: string | null
  address: string
  latitude: number | null
  longitude: number | null
  categoryId: number
  createdAt: string
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  image: ImageRow | null
  gallery: (ImageRow & { id: number })[] | null
  values: ParameterValues | null
}

/** Answers by parameter id: text, several texts, or a file. */
export type ParameterValues = Record<string, string | string[] | { file: FileRow }>

export interface FileRow {
  key: string
  folder: string
  kind: string
  name: string
  width: number | null
}

/** Who asks, in which language and when. */
export interface Asker {
  viewer: Viewer
  language: string
  now: Date
}

/** The row named `ask` that every fragment here refers to, so that its values are bound once. */
export const asking = (sql: Sql, { viewer, language, now }: Asker) => sql`
  (select ${viewer?.id ?? null}::bigint as viewer_id, ${viewer?.role === 'admin'} as is_admin,
          ${language}::text as language, ${now}::timestamptz as now)`

/** The JSON of a `CardRow`, where `l` is a row of listing, `p` the same home in properties and `ask` who asks. */
export const card = (sql: Sql) => sql`
  json_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title,
    'translatedTitle', (select x.title from property_translations x where x.property_id = p.id and x.language_code = ask.language),
    'price', p.price, 'kind', p.property_type, 'rentDuration', p.rent_duration,
    'isPremium', p.is_premium, 'isPromoted', l.promo,
    'isFavourite', exists (select from favourites x where x.user_id = ask.viewer_id and x.property_id = p.id),
    'favouriteCount', l.likes, 'city', p.city, 'state', p.state, 'country', p.country, 'address', p.address,
    'latitude', p.latitude, 'longitude', p.longitude, 'categoryId', p.category_id, 'createdAt', p.created_at,
    'bedrooms', l.bedrooms, 'bathrooms', l.bathrooms, 'area', l.area,
    'priceDrop', ${priceDrop(sql)},
    'image', (select ${image(sql)} from media m where m.id = p.title_media_id),
    'gallery', (
      select json_agg(json_build_object('id', g.id, 'key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height)
                      order by g.position)
      from (select * from property_gallery x where x.property_id = p.id order by x.position limit 5) g
      join media m on m.id = g.media_id),
    'values', ${parameterValues(sql)})`

/** The reduction of home `p` when the latest change of its price within 30 days was one. */
export const priceDrop = (sql: Sql) => sql`(
  select case when (x.new ->> 'price')::numeric < (x.old ->> 'price')::numeric
    then json_build_object('from', x.old -> 'price', 'at', x.at) end
  from listing_events x
  where x.property_id = p.id and x.kind = 'price_changed' and x.at > ask.now - interval '30 days'
  order by x.at desc, x.id desc limit 1)`

/** The JSON of an `ImageRow` from a row `m` of media. */
export const image = (sql: Sql) => sql`
  json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height,
                    'thumbhash', m.thumbhash, 'blur', m.blur)`

/** What home `p` answers to its category's questions. */
export const parameterValues = (sql: Sql) => sql`(
  select json_object_agg(x.parameter_id, case when x.media_id is null then x.value::json else (
    select json_build_object('file', json_build_object(
      'key', m.key, 'folder', m.folder, 'kind', m.kind, 'name', coalesce(m.original_name, x.value #>> '{}'), 'width', m.width))
    from media m where m.id = x.media_id) end)
  from property_parameters x where x.property_id = p.id)`
