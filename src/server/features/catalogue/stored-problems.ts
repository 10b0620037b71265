import type { EntryKind, EntryProblem } from '#domain/catalogue-entries.ts'
import { entryField } from '#domain/catalogue-entries.ts'
import type { Sql } from '#server/db/sql.ts'
import { OWN_PARTS } from './own-parts.ts'
import { hasText, listLanguages, type Row } from './queries.ts'
import { STORES } from './stores.ts'

/** Problems of an entry that depend on other stored entries. */
export async function storedProblems(
  sql: Sql,
  kind: EntryKind,
  id: number | null,
  row: Row | null,
  values: Readonly<Record<string, string>>,
): Promise<EntryProblem[]> {
  const store = STORES[kind]
  const problems: EntryProblem[] = []
  for (const field of store.unique ?? [])
    if (await hasText(sql, store, store.columns[field]!, values[field]!, id))
      problems.push({ key: field, word: 'taken' })
  if (kind === 'parameter' && values.fact && (await hasText(sql, store, 'fact', values.fact, id)))
    problems.push({ key: 'fact', word: 'fact-taken' })
  for (const [key, [table, column]] of Object.entries(TARGETS[kind] ?? {})) {
    const ids = (values[key] ?? '').split(',').filter(Boolean).map(Number)
    const found = await sql`select from ${sql(table)} where ${sql(column)} = any (${ids}::bigint[])`
    if (found.length < new Set(ids).size) problems.push({ key, word: 'no-entry' })
  }
  if (kind === 'banner' && (await isPlaceTaken(sql, id, values)))
    problems.push({ key: 'placement', word: 'placement-taken' })
  const languages = new Set((await listLanguages(sql)).map(({ code }) => code))
  for (const key of Object.keys(values)) {
    const language = entryField(kind, key)?.language
    if (language && !languages.has(language)) problems.push({ key, word: 'unknown' })
  }
  if (id !== null && row) problems.push(...((await OWN_PARTS[kind]?.problems?.(sql, id, row, values)) ?? []))
  return problems
}

/** Table and column of the entries that a field references. */
const TARGETS: Partial<Record<EntryKind, Record<string, readonly [table: string, column: string]>>> = {
  category: { parameters: ['parameters', 'id'] },
  article: { category: ['article_categories', 'id'] },
  slider: { category: ['categories', 'id'], property: ['properties', 'id'] },
  banner: { property: ['properties', 'id'] },
}

/** Whether another active banner has the same placement on one of the same days. */
async function isPlaceTaken(sql: Sql, id: number | null, values: Readonly<Record<string, string>>): Promise<boolean> {
  if (values.is_active !== '1') return false
  const [other] = await sql`
    select from ad_banners where is_active and page = ${values.page!} and platform = ${values.platform!}
      and placement = ${values.placement!} and id is distinct from ${id}
      and daterange(starts_on, ends_on, '[]') && daterange(${values.starts_on || null}::date, ${values.ends_on || null}::date, '[]')
    limit 1`
  return other !== undefined
}
