import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface LanguageRow {
  id: number
  code: string
  name: string
  isRtl: boolean
  createdAt: Date
  updatedAt: Date
}

/** Codes of all languages, including disabled ones. */
export const listLanguageCodes = async (sql: Sql): Promise<string[]> =>
  (await sql<{ code: string }[]>`select code from languages order by position`).map(({ code }) => code)

/** All languages with their names, including disabled ones. */
export const listLanguageNames = (sql: Sql) =>
  sql<{ code: string; name: string }[]>`select code, name from languages order by position, id`

/** An enabled language. */
export function findLanguage(sql: Sql, code: string): Promise<LanguageRow | null> {
  return maybeOne(sql<LanguageRow[]>`
    select id, code, name, is_rtl as "isRtl", created_at as "createdAt", updated_at as "updatedAt"
    from languages where code = ${code} and is_active`)
}

/** A language, enabled or not: it can be translated before it is enabled. */
export function findAnyLanguage(sql: Sql, code: string): Promise<AnyLanguage | null> {
  return maybeOne(sql<AnyLanguage[]>`
    select id, code, base_code as "baseCode", is_active as "isActive" from languages where code = ${code}`)
}

export interface AnyLanguage {
  id: number
  code: string
  /** Null for a built-in language. */
  baseCode: string | null
  isActive: boolean
}

interface NewLanguage {
  code: string
  name: string
  isRtl: boolean
  baseCode: string
}

export const insertLanguage = (sql: Sql, { code, name, isRtl, baseCode }: NewLanguage) =>
  one(sql<{ id: number }[]>`
    insert into languages (code, name, is_rtl, base_code, is_active, position)
    values (${code}, ${name}, ${isRtl}, ${baseCode}, false, (select coalesce(max(position), 0) + 1 from languages)) returning id`)

/** Uses of a language that would be lost with it. */
export const countLanguageUses = (sql: Sql, code: string) =>
  one(sql<{ people: number; translations: number; others: number }[]>`
    select (select count(*) from users where language_code = ${code}) as people,
      (select count(*) from property_translations where language_code = ${code})
      + (select count(*) from project_translations where language_code = ${code})
      + (select count(*) from content_translations where language_code = ${code}) as translations,
      (select count(*) from languages where base_code = ${code}) as others`)

export const lockLanguages = (sql: Sql) => sql`lock table languages in share row exclusive mode`

export const deleteLanguageRow = (sql: Sql, id: number) => sql`delete from languages where id = ${id}`

export interface EditRow {
  key: string
  value: string
  updatedAt: Date
}

export const listEdits = (sql: Sql, languageCode: string): Promise<EditRow[]> => sql<EditRow[]>`
  select key, value, updated_at as "updatedAt" from text_edits where language_code = ${languageCode}`

export const findEdit = (sql: Sql, languageCode: string, key: string): Promise<EditRow | null> =>
  maybeOne(sql<EditRow[]>`
    select key, value, updated_at as "updatedAt" from text_edits where language_code = ${languageCode} and key = ${key} for update`)

interface Edit {
  languageCode: string
  key: string
  value: string
  now: Date
}

export const upsertEdit = (sql: Sql, { languageCode, key, value, now }: Edit): Promise<EditRow> =>
  one(sql<EditRow[]>`
    insert into text_edits (language_code, key, value, updated_at) values (${languageCode}, ${key}, ${value}, ${now})
    on conflict (language_code, key) do update set value = excluded.value, updated_at = excluded.updated_at
    returning key, value, updated_at as "updatedAt"`)

export async function deleteEdit(sql: Sql, languageCode: string, key: string): Promise<null> {
  await sql`delete from text_edits where language_code = ${languageCode} and key = ${key}`
  return null
}

export const updateLanguage = (sql: Sql, id: number, { name, isActive }: { name: string; isActive: boolean }) => sql`
  update languages set name = ${name}, is_active = ${isActive} where id = ${id}`
