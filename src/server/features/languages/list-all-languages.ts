import type { AdminLanguage, listAllLanguages as endpoint } from '#contract/texts-admin.ts'
import type { Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'

export const listAllLanguages: Handler<typeof endpoint> = ({ sql }) => listLanguages(sql)

export const listLanguages = (sql: Sql): Promise<AdminLanguage[]> => sql<AdminLanguage[]>`
  select g.code, g.name, g.is_rtl as rtl, g.is_active,
    g.code = coalesce((select value from settings where key = 'default_language'), 'en') as is_default,
    (select count(*) from text_edits e where e.language_code = g.code) as edited
  from languages g order by g.position, g.id`
