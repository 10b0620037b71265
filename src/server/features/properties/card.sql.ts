import type { CardField, ListingValues } from '#domain/listing-fields.ts'
import type { Viewer } from '#domain/policy.ts'
import type { Sql } from '#server/db/sql.ts'
import type { PaperReader } from '#server/features/media/public.ts'

/** A stored picture as selected by the statements below. */
export interface ImageRow {
  key: string
  folder: string
  width: number | null
  height: number | null
  thumbhash?: string | null
  blur?: string | null
  alt?: string | null
}

/** A property in a list: the stored card with the reader's additions. */
export interface CardRow {
  card: CardFacts
  /** Only for cards with a carousel. */
  gallery?: (ImageRow & { id: number })[] | null
  /** Only for signed-in users. */
  isFavourite?: boolean
}

/** Stored card of a property; timestamps are in the format of the API. */
export interface CardFacts extends Omit<ListingValues<CardField>, 'price'> {
  id: number
  slug: string
  /** Titles by language. */
  titles: Record<string, string> | null
  price: number
  /** Null for the site. */
  ownerId: number | null
  /** The latest price change if it was a reduction, regardless of its age. */
  priceDrop: { from: number; at: string } | null
  isPromoted: boolean
  createdAt: string
  image: ImageRow | null
  values: ParameterValues | null
}

/** Parameter values by parameter id: text, several texts, or a file. */
export type ParameterValues = Record<string, string | string[] | { file: FileRow }>

export interface FileRow {
  key: string
  folder: string
  kind: string
  name: string
  width: number | null
}

/** Viewer, language and time of a request. */
export interface Asker {
  viewer: Viewer
  language: string
  now: Date
}

/** Same, for presenting documents. */
export type Reader = Asker & PaperReader

/**
 * Runs a statement whose text is built at start-up from the fragments below; building it per request cost more than
 * running it. Values are bound parameters.
 */
export const prepared = <Row extends object>(sql: Sql, text: string, values: unknown[]) =>
  sql.unsafe<Row[]>(text, values as never[], { prepare: true })

/** The first four parameters of such a statement; its row `ask` names them. */
export const askedBy = ({ viewer, language, now }: Asker) => [
  viewer?.id ?? null,
  viewer !== null && viewer.role !== 'user',
  language,
  now,
]
export const ASK = `(select $1::bigint as viewer_id, $2::boolean as is_admin, $3::text as language, $4::timestamptz as now) ask`

/** SQL for an `ImageRow` as JSON from a row `m` of media. */
export const IMAGE = `
  json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'blur', m.blur)`

/** Whether property `c.id` is a favourite of the viewer; omitted from statements for visitors. */
export const IS_FAVOURITE = 'exists (select from favourites x where x.user_id = ask.viewer_id and x.property_id = c.id)'
