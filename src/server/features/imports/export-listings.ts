import { csvLine } from '#domain/csv.ts'
import { FEED_FIELDS, type FeedField, feedName, QUESTION } from '#domain/feed-fields.ts'
import { FIELD_NAMES } from '#domain/listing-fields.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import { type ArchiveFile, zipStream } from '#server/features/media/public.ts'
import { type EditedRow, listEdited } from '#server/features/properties/public.ts'
import { listExported, photoFiles, photoIds } from './export-photos.sql.ts'
import { listQuestions } from './run-feed.ts'

const BATCH = 500
const fieldsOf = (hasPhotos: boolean) =>
  (Object.keys(FEED_FIELDS) as FeedField[]).filter(
    (field) => !['bedrooms', 'bathrooms', 'area', ...(hasPhotos ? [] : ['photos'])].includes(field),
  )

interface Export {
  ownerId: number | null | 'all'
  format: 'csv' | 'json'
}

/** Listings of an owner, of the site (null) or all of them, as text that can be imported again without changes. */
export async function* exportListings(
  sql: Sql,
  catalogue: Catalogue,
  { ownerId, format }: Export,
  hasPhotos = false,
): AsyncGenerator<string> {
  const fields = fieldsOf(hasPhotos)
  const questions = listQuestions(catalogue)
  if (format === 'csv') yield csvLine([...fields, ...questions.map((name) => QUESTION + name)])
  else yield '['
  let isFirst = true
  for await (const { home, photos } of picturedHomes(sql, ownerId, hasPhotos)) {
    const cells = { ...cellsOf(home, catalogue), photos }
    const answers = answersOf(home, catalogue)
    if (format === 'csv')
      yield csvLine([...fields.map((field) => cells[field] ?? ''), ...questions.map((name) => answers[name] ?? '')])
    else {
      const named = fields.map((field) => [FEED_FIELDS[field].reso, cells[field] ?? ''])
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify({ ...Object.fromEntries(named), Parameters: answers })}`
    }
    isFirst = false
  }
  if (format === 'json') yield '\n]\n'
}

/** The same text with its photos, as one ZIP archive. */
export function exportArchive({ sql, storage }: { sql: Sql; storage: Storage }, catalogue: Catalogue, given: Export) {
  async function* files(): AsyncGenerator<ArchiveFile> {
    yield { name: `homes.${given.format}`, bytes: encoded(exportListings(sql, catalogue, given, true)) }
    yield* photoFiles(sql, storage, homesOf(sql, given.ownerId))
  }
  return zipStream(files())
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(line)
}

async function* picturedHomes(sql: Sql, ownerId: Export['ownerId'], hasPhotos: boolean) {
  for await (const homes of homesOf(sql, ownerId)) {
    const names = hasPhotos ? await listExported(sql, homes) : null
    for (const home of homes)
      yield {
        home,
        photos: names
          ? photoIds(home)
              .flatMap((id) => names.get(id)?.name ?? [])
              .join('|')
          : '',
      }
  }
}

async function* homesOf(sql: Sql, ownerId: Export['ownerId']): AsyncGenerator<EditedRow[]> {
  const whose =
    ownerId === 'all' ? sql`` : ownerId === null ? sql`and owner_id is null` : sql`and owner_id = ${ownerId}`
  let after = 0
  for (;;) {
    const ids = await sql<{ id: number }[]>`
      select id from properties where id > ${after} ${whose} order by id limit ${BATCH}`
    if (ids.length === 0) return
    yield await listEdited(
      sql,
      ids.map(({ id }) => id),
      false,
    )
    after = ids.at(-1)!.id
  }
}

function cellsOf(home: EditedRow, catalogue: Catalogue): Partial<Record<FeedField, string>> {
  const state = home.pending ?? home.state
  return {
    ...Object.fromEntries(FIELD_NAMES.map((field) => [feedName(field), cellOf(state[field])])),
    external_id: state.slug,
    slug_id: home.state.slug,
    category: catalogue.categories.get(state.categoryId)?.slug ?? '',
    property_type: state.kind === 'rent' || state.kind === 'rented' ? 'rent' : 'sell',
    facilities: state.facilities
      .map(({ facilityId, distance }) => `${catalogue.facilities.get(facilityId)?.name}=${distance}`)
      .join('|'),
  }
}

const cellOf = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value ?? '')

function answersOf(home: EditedRow, catalogue: Catalogue): Record<string, string> {
  const state = home.pending ?? home.state
  const answers = state.parameters.flatMap(({ parameterId, value, mediaId }) => {
    const name = catalogue.parameters.get(parameterId)?.name
    return name === undefined || mediaId !== null ? [] : [[name, Array.isArray(value) ? JSON.stringify(value) : value]]
  })
  return Object.fromEntries(answers)
}
