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
  brief: Brief
  gallery: (ImageRow & { id: number })[] | null
}

/** What the smallest card shows beyond the row of a home. */
export interface Brief {
  image: ImageRow | null
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

/**
 * Runs a statement whose text was put together when the program started. The large statements are made of the pieces
 * below; joining them anew for every request cost more than running them. Values are bound, never written into it.
 */
export const prepared = <Row extends object>(sql: Sql, text: string, values: unknown[]) =>
  sql.unsafe<Row[]>(text, values as never[], { prepare: true })

/** The first four values of such a statement, which its row named `ask` gives names to. */
export const askedBy = ({ viewer, language, now }: Asker) => [
  viewer?.id ?? null,
  viewer?.role === 'admin',
  language,
  now,
]
export const ASK = `(select $1::bigint as viewer_id, $2::boolean as is_admin, $3::text as language, $4::timestamptz as now) ask`

/** The JSON of an `ImageRow` from a row `m` of media. */
export const IMAGE = `
  json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'blur', m.blur)`

/** The reduction of home `p` when the latest change of its price within 30 days was one. */
export const PRICE_DROP = `(
  select case when (x.new ->> 'price')::numeric < (x.old ->> 'price')::numeric
    then json_build_object('from', x.old -> 'price', 'at', x.at) end
  from listing_events x
  where x.property_id = p.id and x.kind = 'price_changed' and x.at > ask.now - interval '30 days'
  order by x.at desc, x.id desc limit 1)`

/**
 * The JSON of a `CardRow`, where `l` is a row of listing, `p` the same home in properties, `c` its card and `ask` who asks.
 * A visitor has no favourites, so they are not looked for; `photos` are for cards that can be leafed through.
 */
export const card = (isMember: boolean, photos: 'with photos' | 'without photos') => `
  json_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'price', p.price, 'kind', p.property_type, 'rentDuration', p.rent_duration,
    'isPremium', p.is_premium, 'isPromoted', l.promo, 'favouriteCount', l.likes,
    'city', p.city, 'state', p.state, 'country', p.country, 'address', p.address,
    'latitude', p.latitude, 'longitude', p.longitude, 'categoryId', p.category_id, 'createdAt', p.created_at,
    'bedrooms', l.bedrooms, 'bathrooms', l.bathrooms, 'area', l.area, 'brief', c.brief, 'gallery', ${photos === 'with photos' ? 'c.gallery' : 'null'},
    'translatedTitle', (select x.title from property_translations x where x.property_id = p.id and x.language_code = ask.language),
    'isFavourite', ${isMember ? 'exists (select from favourites x where x.user_id = ask.viewer_id and x.property_id = p.id)' : 'false'},
    'priceDrop', ${PRICE_DROP})`
