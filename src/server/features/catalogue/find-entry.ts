import type { findEntry as endpoint } from '#contract/catalogue-admin.ts'
import type { EntryKind } from '#domain/catalogue-entries.ts'
import type { Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { missing } from '#server/errors.ts'
import { presentEntry } from './present.ts'
import { listLanguages, listRows } from './queries.ts'
import { STORES } from './stores.ts'

export const findEntry: Handler<typeof endpoint> = async ({ sql }, { kind, id }) => {
  const entry = id === undefined ? null : await presentEntry(sql, kind, id)
  if (id !== undefined && !entry) throw missing('Entry')
  return { entry, choices: await choicesFor(sql, kind), languages: await listLanguages(sql) }
}

/** Fields that reference entries of another kind. */
const NAMES: Partial<Record<EntryKind, Record<string, EntryKind>>> = {
  category: { parameters: 'parameter' },
  article: { category: 'article_category' },
  slider: { category: 'category' },
}
const MAX_CHOICES = 500

async function choicesFor(sql: Sql, kind: EntryKind) {
  const fields = Object.entries(NAMES[kind] ?? {})
  const lists = await Promise.all(
    fields.map(([, other]) => listRows(sql, STORES[other], { q: undefined, offset: 0, limit: MAX_CHOICES })),
  )
  return Object.fromEntries(
    fields.map(([field], at) => [field, lists[at]!.rows.map(({ id, title }) => ({ value: String(id), label: title }))]),
  )
}
