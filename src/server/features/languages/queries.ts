import { maybeOne, type Sql } from '#server/db/sql.ts'

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
