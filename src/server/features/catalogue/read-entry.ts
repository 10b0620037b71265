import { type EntryKind, KINDS } from '#domain/catalogue-entries.ts'
import type { Sql } from '#server/db/sql.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { OWN_PARTS } from './own-parts.ts'
import { pictureOf } from './pictures.ts'
import { findPicture, findRow, listTranslations, type Row } from './queries.ts'
import { STORES } from './stores.ts'

export interface ReadEntry {
  row: Row
  values: Record<string, string>
}

/** An entry with all its fields as texts, translations under keys such as `name.es`. */
export async function readEntry(sql: Sql, kind: EntryKind, id: number, isLocked = false): Promise<ReadEntry | null> {
  const store = STORES[kind]
  const row = await findRow(sql, store, id, isLocked)
  if (!row || (kind === 'city' && row.kind !== 'city')) return null
  const values: Record<string, string> = {}
  for (const [field, column] of Object.entries(store.columns)) values[field] = textOf(row[column])
  for (const [field, { column, kept }] of Object.entries(store.pictures ?? {}))
    values[field] = kept === 'path' ? textOf(row[column]) : await pictureAt(sql, row[column])
  Object.assign(values, await OWN_PARTS[kind]?.read?.(sql, id, row))
  if (store.subject)
    for (const { field, language, value } of await listTranslations(sql, store.subject, id))
      values[`${field}.${language}`] = value
  for (const [key, value] of Object.entries(values))
    if (KINDS[kind].fields[key.split('.')[0]!]?.type === 'html') values[key] = cleanHtml(value)
  return { row, values }
}

const pictureAt = async (sql: Sql, id: Row[string] | undefined) =>
  typeof id === 'number' ? pictureOf(await findPicture(sql, id)) : ''

function textOf(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
