import type { Sql } from '#server/db/sql.ts'
import { maybeOne } from '#server/db/sql.ts'

/** HTML page of the operator in a language; a translation is a separate setting, named `about_us.es`. */
export async function findSiteText(sql: Sql, key: string, language: string): Promise<string> {
  const own = `${key}.${language}`
  const row = await maybeOne(sql<{ value: string }[]>`
    select value from settings where key in (${key}, ${own}) and value <> '' order by key = ${own} desc limit 1`)
  return row?.value ?? ''
}
