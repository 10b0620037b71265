import type { Sql } from '#server/db/sql.ts'

export interface TemplateRow {
  code: string
  language: string
  text: string
}

export const listTemplates = (sql: Sql): Promise<TemplateRow[]> =>
  sql<TemplateRow[]>`
    select code, language_code as language, text from reason_templates order by position, code, language_code`

/** Saves one text of a template; a new template is appended. */
export const putTemplate = (sql: Sql, { code, language, text }: TemplateRow) => sql`
  insert into reason_templates (code, language_code, text, position)
  values (${code}, ${language}, ${text}, coalesce(
    (select min(position) from reason_templates where code = ${code}), (select max(position) + 1 from reason_templates), 0))
  on conflict (code, language_code) do update set text = excluded.text`

/** Deletes the texts of a template in all languages except these. */
export const saveTemplates = (sql: Sql, code: string, languages: readonly string[]) => sql`
  delete from reason_templates where code = ${code} and language_code <> all (${languages as string[]}::text[])`
