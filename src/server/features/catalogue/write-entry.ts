import { type EntryKind, entryField, KINDS } from '#domain/catalogue-entries.ts'
import { freeSlug, slugOf } from '#domain/slug.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { releaseMedia } from '#server/features/media/public.ts'
import { OWN_PARTS } from './own-parts.ts'
import { takePicture } from './pictures.ts'
import {
  deleteTranslations,
  findLastPlace,
  insertRow,
  insertTranslation,
  listSlugs,
  type Row,
  updateRow,
} from './queries.ts'
import { STORES, type Store } from './stores.ts'

type Values = Readonly<Record<string, string>>

/** Stores a validated entry: the row, its images, its translations and the kind's own parts. */
export async function writeEntry(
  ctx: Context,
  kind: EntryKind,
  id: number | null,
  before: Row | null,
  values: Values,
): Promise<number> {
  const { sql } = ctx
  const store = STORES[kind]
  if (kind === 'city') return writeCity(ctx, id!, values)
  const row = { ...rowOf(sql, kind, store, values), ...(await picturesOf(ctx, kind, store, before, values)) }
  const saved = id ?? (await insertRow(sql, store, { ...row, ...(await firstColumns(sql, store, values)) }))
  if (id !== null) await updateRow(sql, store, id, row)
  await OWN_PARTS[kind]?.write?.(sql, saved, values)
  if (store.subject) await writeTranslations(sql, kind, store.subject, saved, values)
  return saved
}

function rowOf(sql: Sql, kind: EntryKind, { columns }: Store, values: Values): Row {
  const row: Row = { ...OWN_PARTS[kind]?.columns?.(sql, values) }
  for (const [field, column] of Object.entries(columns)) {
    const { type, isRequired } = KINDS[kind].fields[field]!
    const value = values[field] ?? ''
    if (type === 'switch') row[column] = value === '1'
    else if (type === 'entry') row[column] = value === '' ? null : Number(value)
    else row[column] = value === '' && !isRequired ? null : value
  }
  return row
}

/** Uploaded and removed images; unchanged ones are left out. */
async function picturesOf(
  ctx: Context,
  kind: EntryKind,
  store: Store,
  before: Row | null,
  values: Values,
): Promise<Row> {
  const row: Row = {}
  for (const [field, { column, kept, folder }] of Object.entries(store.pictures ?? {})) {
    const taken = await takePicture(ctx, field, KINDS[kind].fields[field] as { least: number }, folder)
    if (!taken && values[field] !== '') continue
    row[column] = kept === 'path' ? (taken?.path ?? '') : (taken?.id ?? null)
    const old = before?.[column]
    if (kept === 'media' && typeof old === 'number' && old !== taken?.id) await releaseMedia(ctx.sql, [old])
  }
  return row
}

/** Columns that only a new row needs: a unique slug and the last position. */
async function firstColumns(sql: Sql, store: Store, values: Values): Promise<Row> {
  const row: Row = {}
  if (store.order) row[store.order] = (await findLastPlace(sql, store)) + 1
  if (store.slugOf) {
    const slug = slugOf(values[store.slugOf]!) || 'entry'
    row.slug = freeSlug(slug, await listSlugs(sql, store, slug))
  }
  return row
}

async function writeTranslations(sql: Sql, kind: EntryKind, subject: string, id: number, values: Values) {
  await deleteTranslations(sql, subject, id)
  for (const [key, value] of Object.entries(values)) {
    const field = entryField(kind, key)
    if (field?.language && value !== '')
      await insertTranslation(sql, subject, id, { field: field.base, language: field.language, value })
  }
}

async function writeCity(ctx: Context, id: number, values: Values): Promise<number> {
  const { sql } = ctx
  const [old] = await sql<{ id: number }[]>`select media_id as id from city_images where area_id = ${id}`
  const taken = await takePicture(ctx, 'image', KINDS.city.fields.image as { least: number }, 'city_image')
  if (taken)
    await sql`
      insert into city_images (area_id, media_id) values (${id}, ${taken.id})
      on conflict (area_id) do update set media_id = excluded.media_id`
  else if (values.image === '') await sql`delete from city_images where area_id = ${id}`
  if (old && (taken ? taken.id !== old.id : values.image === '')) await releaseMedia(sql, [old.id])
  return id
}
