import { CARD_FIELDS, DETAIL_FIELDS, PAGE_FIELDS, picked } from '#domain/listing-field-lists.ts'
import type { Sql } from '#server/db/sql.ts'
import type { FileRow, ImageRow } from './card.sql.ts'
import type { DetailRow, PageRow } from './detail-row.ts'
import type { ListingState } from './listing-state.ts'
import { mediaOf } from './state.sql.ts'

/** A stored file with the columns that all its uses need. */
interface MediaRow extends ImageRow, FileRow {
  id: number
}

type Files = ReadonlyMap<number, MediaRow>

/** The files of these properties by id. */
export async function listFiles(sql: Sql, states: readonly ListingState[]): Promise<Files> {
  const ids = [...new Set(states.flatMap(mediaOf))]
  if (ids.length === 0) return new Map()
  const rows = await sql<MediaRow[]>`
    select id, key, folder, kind, width, height, thumbhash, blur, alt, coalesce(original_name, 'file') as name
    from media where id = any (${ids}::bigint[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** A property with its pending revision applied, for its owner. */
export function overlaid(row: DetailRow, state: ListingState, files: Files): DetailRow {
  const image = (id: number | null) => (id === null ? null : (files.get(id) ?? null))
  return {
    ...row,
    card: {
      ...row.card,
      ...picked(state, CARD_FIELDS),
      titles: textsOf(state, 'title'),
      price: Number(state.price),
      kind: row.card.kind === 'sold' || row.card.kind === 'rented' ? row.card.kind : state.kind,
      image: image(state.titleMediaId),
      values: Object.fromEntries(
        state.parameters.map(({ parameterId, value, mediaId }) => {
          const file = image(mediaId)
          return [parameterId, file ? { file } : value]
        }),
      ),
    },
    // Changes that were handed in before a field was added say nothing about it.
    details: picked({ ...row.details, ...state }, DETAIL_FIELDS),
    page: { ...row.page, ...pageOf(row, state, image) },
    translations: row.translations,
  }
}

function pageOf(row: DetailRow, state: ListingState, image: (id: number | null) => MediaRow | null): Partial<PageRow> {
  return {
    // A pending revision is not public, and neither are its documents.
    isPublic: false,
    ...picked(state, PAGE_FIELDS),
    descriptions: textsOf(state, 'description'),
    panorama: image(state.panoramaMediaId),
    metaImage: image(state.metaMediaId),
    gallery: state.gallery.flatMap(({ id, mediaId }) => placed(image(mediaId), { id })),
    documents: state.documents.flatMap(({ id, mediaId, name }) => placed(image(mediaId), { id, name })),
    floors: state.floors.map(({ id, title, mediaId }) => ({ id, title, image: image(mediaId) })),
    facilities: state.facilities.map(({ facilityId, distance }) => {
      const kept = row.page.facilities?.find((nearby) => nearby.facilityId === facilityId)
      return { id: kept?.id ?? facilityId, facilityId, distance, createdAt: kept?.createdAt ?? row.page.updatedAt }
    }),
  }
}

const placed = <T extends object>(file: MediaRow | null, facts: T) => (file ? [{ ...file, ...facts }] : [])

function textsOf(state: ListingState, key: 'title' | 'description'): Record<string, string> {
  return Object.fromEntries(state.translations.flatMap((text) => (text[key] ? [[text.languageCode, text[key]]] : [])))
}
