import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface LanguageRow {
  id: number
  code: string
  name: string
  isRtl: boolean
  createdAt: Date
  updatedAt: Date
}

/** Every language of the site, also one that is switched off for now. */
export const listLanguageCodes = async (sql: Sql): Promise<string[]> =>
  (await sql<{ code: string }[]>`select code from languages order by position`).map(({ code }) => code)

/** A language of the site that is switched on. */
export function findLanguage(sql: Sql, code: string): Promise<LanguageRow | null> {
  return maybeOne(sql<LanguageRow[]>`
    select id, code, name, is_rtl as "isRtl", created_at as "createdAt", updated_at as "updatedAt"
    from languages where code = ${code} and is_active`)
}

/** Any language of the site; one may be prepared before it is switched on. */
export function findAnyLanguage(sql: Sql, code: string): Promise<{ id: number } | null> {
  return maybeOne(sql<{ id: number }[]>`select id from languages where code = ${code}`)
}

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
