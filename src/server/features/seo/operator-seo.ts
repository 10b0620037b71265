import type { OperatorMeta } from '#contract/page.ts'
import type { Sql } from '#server/db/sql.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { enteredIn, listAllSeoPages } from './queries.ts'

/** Finds the operator's title and description of a page in a language. */
export type OperatorSeo = (page: string, language: string) => OperatorMeta | null

/** Loads the titles and descriptions that the operator entered for the site's pages. */
export async function operatorSeo(sql: Sql): Promise<OperatorSeo> {
  const rows = new Map((await listAllSeoPages(sql)).map((row) => [row.page, row]))
  return (page, language) => {
    const row = rows.get(page)
    if (!row) return null
    return {
      title: enteredIn(row, language, 'meta_title'),
      description: enteredIn(row, language, 'meta_description'),
      keywords: enteredIn(row, language, 'meta_keywords'),
      image: imageAddress(row.image, ''),
      schemaMarkup: row.schemaMarkup,
    }
  }
}
