import type { AdminLanguage, listAllLanguages as endpoint } from '#contract/languages-admin.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'

export const listAllLanguages: Handler<typeof endpoint> = (ctx) => listLanguages(ctx)

export async function listLanguages({ sql, texts }: { sql: Sql; texts: TextSource }): Promise<AdminLanguage[]> {
  const keys = Object.keys((await texts.shipped('en')) ?? {})
  const rows = await sql<(Omit<AdminLanguage, 'translated'> & { own: number })[]>`
    select g.code, g.name, g.is_rtl as rtl, g.is_active, g.base_code,
      g.code = coalesce((select value from settings where key = 'default_language'), 'en') as is_default,
      (select count(*) from text_edits e where e.language_code = g.code) as edited,
      (select count(*) from client_translations x where x.language_code = g.code) as client_texts,
      case when g.base_code is null then 0
        else (select count(*) from text_edits e where e.language_code = g.code and e.key = any (${keys})) end as own
    from languages g order by g.position, g.id`
  return rows.map(({ own, ...language }) => ({
    ...language,
    translated: language.base_code === null ? 100 : Math.floor((100 * own) / Math.max(1, keys.length)),
  }))
}
