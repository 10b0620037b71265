import { type ListingField, type ListingValues, rowOf } from '#domain/listing-fields.ts'
import type { Sql } from '#server/db/sql.ts'
import { replaceParts, replaceTranslations } from './parts.sql.ts'
import type { SharedState } from './shared-state.ts'

/** The JSON of what is edited of a listing from a row `p`: these fields, and `own` further values with their SQL. */
export const stateJson = (
  kind: 'property' | 'project',
  sheets: 'floors' | 'plans',
  fields: readonly ListingField[],
  own: Record<string, string>,
) => {
  const list = (table: string, row: string, order = 'order by x.position, x.id') =>
    `coalesce((select json_agg(json_build_object(${row}) ${order}) from ${kind}_${table} x where x.${kind}_id = p.id), '[]')`
  const words = {
    slug: 'p.slug',
    ...Object.fromEntries(fields.map((field) => [field, fieldSql(field)])),
    metaMediaId: 'p.meta_media_id',
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

/** A field of row `p`; a JSON number would lose the last digits of a long price. */
function fieldSql(field: ListingField): string {
  const { column, type } = rowOf(field)
  return type === 'digits' ? `p.${column}::text` : `p.${column}`
}

/** The columns of these fields and of what every listing has. */
export const sharedColumns = <K extends ListingField>(
  state: ListingValues<K> & SharedState,
  fields: readonly K[],
): Record<string, string | number | boolean | null> => ({
  ...Object.fromEntries(fields.map((field) => [rowOf(field).column, state[field]])),
  slug: state.slug,
  meta_media_id: state.metaMediaId,
})

/** Replaces the parts that every listing has. */
export async function replaceShared(sql: Sql, kind: 'property' | 'project', id: number, state: SharedState) {
  await replaceParts(sql, `${kind}_gallery`, id, state.gallery)
  await replaceParts(sql, `${kind}_documents`, id, state.documents)
  await replaceTranslations(sql, `${kind}_translations`, id, state.translations)
}

/** Distinct media ids without nulls. */
export const distinctMedia = (...ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null)),
]
