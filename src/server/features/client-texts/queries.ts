import type { Client } from '#domain/client-texts.ts'
import type { Sql } from '#server/db/sql.ts'

export interface ClientTextRow {
  key: string
  english: string
  /** Translation of a fallback language, or English. */
  fallback: string
  value: string | null
  updatedAt: Date | null
}

/**
 * Texts of a client in a language, in the order of the file. A text without a translation has that of the fallback
 * language, then the operator's English, then the English of the file.
 */
export const listTextsOf = (sql: Sql, client: Client, languageCode: string, key: string | null = null) => sql<
  ClientTextRow[]
>`
  with recursive chain (code, base_code, depth) as (
    select code, base_code, 0 from languages where code = ${languageCode}
    union all
    select g.code, g.base_code, c.depth + 1 from chain c join languages g on g.code = c.base_code where c.depth < 10
  ),
  below (code, depth) as (select code, depth from chain where depth > 0 union all select 'en', 99)
  select t.key, t.english, coalesce(f.value, t.english) as fallback, x.value, x.updated_at as "updatedAt"
  from client_texts t
  left join client_translations x on x.client = t.client and x.key = t.key and x.language_code = ${languageCode}
  left join lateral (
    select y.value from client_translations y join below b on b.code = y.language_code
    where y.client = t.client and y.key = t.key and y.language_code <> ${languageCode} order by b.depth limit 1
  ) f on true
  where t.client = ${client} and (${key}::text is null or t.key = ${key}) order by t.position`

export interface FileRow {
  client: Client
  uploadedAt: Date
  /** All texts, and those that are not empty. */
  texts: number
  wording: number
}

export const listFiles = (sql: Sql) => sql<FileRow[]>`
  select f.client, f.uploaded_at as "uploadedAt", count(t.key) as texts, count(t.key) filter (where t.english <> '') as wording
  from client_language_files f left join client_texts t on t.client = f.client group by f.client`

export const countTranslated = (sql: Sql) => sql<{ client: Client; code: string; count: number }[]>`
  select x.client, x.language_code as code, count(*) from client_translations x
  join client_texts t on t.client = x.client and t.key = x.key and t.english <> '' group by 1, 2`

export const lockFiles = (sql: Sql) => sql`lock table client_language_files in share row exclusive mode`

export const listEnglish = (sql: Sql, client: Client) => sql<{ key: string; english: string }[]>`
  select key, english from client_texts where client = ${client}`

export const upsertFile = (sql: Sql, client: Client, now: Date) => sql`
  insert into client_language_files (client, uploaded_at) values (${client}, ${now})
  on conflict (client) do update set uploaded_at = excluded.uploaded_at`

export const deleteTexts = (sql: Sql, client: Client) => sql`delete from client_texts where client = ${client}`

export const insertTexts = (sql: Sql, client: Client, texts: ReadonlyMap<string, string>) => sql`
  insert into client_texts (client, key, english, position)
  select ${client}, key, english, position
  from unnest(${[...texts.keys()]}::text[], ${[...texts.values()]}::text[]) with ordinality as t (key, english, position)`

export const deleteFile = (sql: Sql, client: Client) => sql`delete from client_language_files where client = ${client}`

interface Translation {
  client: Client
  key: string
  languageCode: string
}

export const upsertTranslation = (
  sql: Sql,
  { client, key, languageCode }: Translation,
  value: string,
  now: Date,
) => sql`
  insert into client_translations (client, key, language_code, value, updated_at)
  values (${client}, ${key}, ${languageCode}, ${value}, ${now})
  on conflict (client, key, language_code) do update set value = excluded.value, updated_at = excluded.updated_at`

export const deleteTranslation = (sql: Sql, { client, key, languageCode }: Translation) => sql`
  delete from client_translations where client = ${client} and key = ${key} and language_code = ${languageCode}`
