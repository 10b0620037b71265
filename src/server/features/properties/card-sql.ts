import type { Viewer } from '#domain/policy.ts'
import type { PropertyKind } from '#domain/property-status.ts'
import type { Sql } from '#server/db/sql.ts'
import type { PaperReader } from '#server/features/media/public.ts'

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

/** A home in a list, with what its reader adds to the kept card. */
export interface CardRow {
  card: CardFacts
  /** Only where cards can be leafed through. */
  gallery?: (ImageRow & { id: number })[] | null
  /** Only for somebody with an account. */
  isFavourite?: boolean
}

/** A home as its kept card tells it; moments are written as the wire wants them. */
export interface CardFacts {
  id: number
  slug: string
  title: string
  /** Titles in other languages. */
  titles: Record<string, string> | null
  price: number
  /** The latest change of the price, when it was a reduction, however long ago. */
  priceDrop: { from: number; at: string } | null
  kind: PropertyKind
  rentDuration: string | null
  isPremium: boolean
  isPromoted: boolean
  city: string | null
  state: string | null
  country: string | null
  address: string
  latitude: number | null
  longitude: number | null
  categoryId: number
  createdAt: string
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

/** Who reads a home's papers besides. */
export type Reader = Asker & PaperReader

/**
 * Runs a statement whose text was put together when the program started. The large statements are made of the pieces
 * below; joining them anew for every request cost more than running them. Values are bound, never written into it.
 */
export const prepared = <Row extends object>(sql: Sql, text: string, values: unknown[]) =>
  sql.unsafe<Row[]>(text, values as never[], { prepare: true })

/** The first four values of such a statement, which its row named `ask` gives names to. */
export const askedBy = ({ viewer, language, now }: Asker) => [
  viewer?.id ?? null,
  viewer !== null && viewer.role !== 'user',
  language,
  now,
]
export const ASK = `(select $1::bigint as viewer_id, $2::boolean as is_admin, $3::text as language, $4::timestamptz as now) ask`

/** The JSON of an `ImageRow` from a row `m` of media. */
export const IMAGE = `
  json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'blur', m.blur)`

/** Whether the viewer keeps home `c.id`; a visitor keeps none, so that is not looked up. */
export const IS_FAVOURITE = 'exists (select from favourites x where x.user_id = ask.viewer_id and x.property_id = c.id)'
