import type { Client } from '#domain/client-texts.ts'
import type { Sql } from '#server/db/sql.ts'
import { listTextsOf } from './queries.ts'

/** Texts of a client in a language by key; null if its file was not uploaded. */
export async function findClientTexts(sql: Sql, client: Client, languageCode: string) {
  const rows = await listTextsOf(sql, client, languageCode)
  return rows.length === 0 ? null : Object.fromEntries(rows.map(({ key, value, fallback }) => [key, value ?? fallback]))
}
