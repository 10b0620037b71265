import type { Sql } from '#server/db/sql.ts'

/**
 * Listings that a text matches according to the database, which knows the positions of words. The last word may be
 * unfinished; only words in quotes have to stand side by side.
 */
export async function listTextIds(sql: Sql, text: string): Promise<number[]> {
  const isUnfinished = /[\p{L}\p{N}]$/u.test(text)
  const rows = await sql<{ id: number }[]>`
    with typed as (
      select websearch_to_tsquery('simple', plain_text(${text}))::text as query
    ), loose as (
      select case when ${text.includes('"')} then query else regexp_replace(query, '<(-|\\d+)>', '&', 'g') end as query from typed
    )
    select t.id from loose, listing_text t
    where t.tsv @@ (case when ${isUnfinished} then regexp_replace(query, '(?<!!)(''(?:[^'']|'''')*'')$', '\\1:*') else query end)::tsquery`
  return rows.map(({ id }) => id)
}
