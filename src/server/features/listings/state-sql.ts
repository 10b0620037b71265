import type { Sql } from '#server/db/sql.ts'
import { replaceParts, replaceTranslations } from './parts.ts'
import type { SharedFields, SharedState } from './shared-state.ts'

/** What stands in a column for each of our words. */
const COLUMNS = {
  slug: 'slug',
  title: 'title',
  description: 'description',
  categoryId: 'category_id',
  city: 'city',
  state: 'state',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  videoLink: 'video_link',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
  metaMediaId: 'meta_media_id',
} as const satisfies Partial<Record<keyof (SharedFields & SharedState), string>>

/** The JSON of what is edited of a listing from a row `p`; `own` names further words with what they are in SQL. */
export const stateJson = (kind: 'property' | 'project', sheets: 'floors' | 'plans', own: Record<string, string>) => {
  const list = (table: string, row: string, order = 'order by x.position, x.id') =>
    `coalesce((select json_agg(json_build_object(${row}) ${order}) from ${kind}_${table} x where x.${kind}_id = p.id), '[]')`
  const words = {
    ...Object.fromEntries(Object.entries(COLUMNS).map(([word, column]) => [word, `p.${column}`])),
    ...own,
    gallery: list('gallery', `'id', x.id, 'mediaId', x.media_id`),
    documents: list('documents', `'id', x.id, 'mediaId', x.media_id, 'name', x.name`),
    [sheets]: list(sheets, `'id', x.id, 'title', x.title, 'mediaId', x.media_id`),
    translations: list(
      'translations',
      `'languageCode', x.language_code, 'title', x.title, 'description', x.description`,
      '',
    ),
  }
  const pairs = Object.entries(words).map(([word, value]) => `'${word}', ${value}`)
  return `json_build_object(${pairs.join(',\n  ')})`
}

/** The columns that every listing has. */
export const sharedColumns = (state: SharedFields & SharedState) =>
  Object.fromEntries(
    Object.entries(COLUMNS).map(([word, column]) => [column, state[word as keyof typeof COLUMNS]]),
  ) as Record<(typeof COLUMNS)[keyof typeof COLUMNS], string | number | null>

/** Makes what hangs on every listing exactly this. */
export async function replaceShared(sql: Sql, kind: 'property' | 'project', id: number, state: SharedState) {
  await replaceParts(sql, `${kind}_gallery`, id, state.gallery)
  await replaceParts(sql, `${kind}_documents`, id, state.documents)
  await replaceTranslations(sql, `${kind}_translations`, id, state.translations)
}

/** Each file once, without those that are none. */
export const distinctMedia = (...ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null)),
]
