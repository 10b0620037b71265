import { one, type Sql } from '#server/db/sql.ts'

/** A text as the database reads it: in plain form, and as a query of the language of `websearch_to_tsquery`. */
export const readText = (sql: Sql, text: string) =>
  one(sql<{ plain: string; query: string }[]>`
    select q.plain, websearch_to_tsquery('simple', q.plain)::text as query from (select plain_text(${text}) as plain) q`)

/** More listings than this do not fit into one query. */
const MAX_IDS = 65_000

/** Listings that contain a quoted phrase; only the database knows the positions of words. */
export async function listWithPhrase(sql: Sql, query: string): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from listing_text where tsv @@ ${query}::text::tsquery order by id desc limit ${MAX_IDS}`
  return rows.map(({ id }) => id)
}

/** Texts in the form in which parameter values are indexed. */
export async function readOptions(sql: Sql, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ word: string; plain: string }[]>`
    select word, plain_text(btrim(word)) as plain from unnest(${words as string[]}::text[]) word`
  return new Map(rows.map(({ word, plain }) => [word, plain]))
}

/** Ids of the next public listings. */
export async function listIdsAfter(sql: Sql, after: number, limit: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`select id from listing where id > ${after} order by id limit ${limit}`
  return rows.map(({ id }) => id)
}

export async function tryLock(connection: Sql, name: string): Promise<boolean> {
  const { locked } = await one(connection<{ locked: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${name}, 0)) as locked`)
  return locked
}

/** A lock that is not held is left alone. */
export async function unlock(connection: Sql, name: string): Promise<void> {
  await connection`select pg_advisory_unlock(hashtextextended(${name}, 0))`
}
