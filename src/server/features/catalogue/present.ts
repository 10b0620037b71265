import type { findEntry } from '#contract/catalogue-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import type { EntryKind } from '#domain/catalogue-entries.ts'
import type { Sql } from '#server/db/sql.ts'
import { findTitle } from './queries.ts'
import { readEntry } from './read-entry.ts'
import { STORES } from './stores.ts'

export async function presentEntry(sql: Sql, kind: EntryKind, id: number): Promise<Output<typeof findEntry>['entry']> {
  const [read, named] = await Promise.all([readEntry(sql, kind, id), findTitle(sql, STORES[kind], id)])
  return read && { kind, id, title: named?.title ?? '', values: read.values }
}
