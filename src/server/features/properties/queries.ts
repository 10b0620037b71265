import { maybeOne, type Sql } from '#server/db/sql.ts'
import { ASK, type Asker, askedBy, type CardRow, prepared } from './card-sql.ts'
import type { DetailRow } from './detail-row.ts'
import { details, OWNED, similar } from './detail-sql.ts'

/** A piece of a statement that is put together for one request. */
export type Fragment = ReturnType<typeof nothing>
const nothing = (sql: Sql) => sql``

const one = (isMember: boolean, wanted: string) => `
  select ${details(isMember)}, ${similar(isMember)} as similar
  from properties p cross join ${ASK} ${OWNED} where ${wanted}`

const BY_SLUG = { visitor: one(false, 'p.slug = $5'), member: one(true, 'p.slug = $5') }
const BY_ID = { visitor: one(false, 'p.id = $5'), member: one(true, 'p.id = $5') }

/** One home, whoever may see it, with up to ten like it: a single statement. */
export function findProperty(sql: Sql, asker: Asker, by: { slug: string } | { id: number }) {
  const who = asker.viewer ? 'member' : 'visitor'
  const [text, key] = 'slug' in by ? [BY_SLUG[who], by.slug] : [BY_ID[who], by.id]
  return maybeOne(prepared<DetailRow & { similar: CardRow[] | null }>(sql, text, [...askedBy(asker), key]))
}

const DETAILS = { visitor: details(false), member: details(true) }

/** The homes of a page of ids, in its order, with the number of all, which a page beyond the end has too. */
export async function listProperties(sql: Sql, asker: Asker, page: { ids: Fragment; total: Fragment }) {
  const { viewer, language, now } = asker
  const rows = await sql<(DetailRow & { total: number; rank: number | null })[]>`
    select ${sql.unsafe(DETAILS[viewer ? 'member' : 'visitor'])}, counted.total, wanted.rank
    from (select ${page.total} as total) counted
    cross join (
      select ${viewer?.id ?? null}::bigint as viewer_id, ${viewer?.role === 'admin'}::boolean as is_admin,
        ${language}::text as language, ${now}::timestamptz as now) ask
    left join (${page.ids}) wanted on true
    left join properties p on p.id = wanted.id
    ${sql.unsafe(OWNED)}
    order by wanted.rank`
  return { total: rows[0]!.total, rows: rows.filter((row) => row.rank !== null) }
}
