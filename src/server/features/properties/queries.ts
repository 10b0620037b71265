import { maybeOne, type Sql } from '#server/db/sql.ts'
import { ASK, type Asker, askedBy, type CardRow, prepared } from './card-sql.ts'
import type { DetailRow } from './detail-row.ts'
import { BESIDE, details, similar } from './detail-sql.ts'

/** A piece of a statement that is put together for one request. */
export type Fragment = ReturnType<typeof nothing>
const nothing = (sql: Sql) => sql``

const statement = (isMember: boolean, cards: string, key: string) => `
  select ${details(isMember)}, ${similar(isMember)} as similar
  from properties p ${isMember ? `cross join ${ASK}` : ''} join ${cards} c on c.id = p.id ${BESIDE}
  where p.${key} = ${isMember ? '$5' : '$1'}`

const statements = (key: string) => ({
  visitor: { kept: statement(false, 'listing_cards', key), fresh: statement(false, 'listing_card_source', key) },
  member: { kept: statement(true, 'listing_cards', key), fresh: statement(true, 'listing_card_source', key) },
})
const BY_SLUG = statements('slug')
const BY_ID = statements('id')

/**
 * One home, whoever may see it, with up to four like it: a single statement. Only homes that are not on offer have no kept
 * card, and take a second one that puts it together.
 */
export async function findProperty(sql: Sql, asker: Asker, by: { slug: string } | { id: number }) {
  const [texts, key] = 'slug' in by ? [BY_SLUG, by.slug] : [BY_ID, by.id]
  const { kept, fresh } = texts[asker.viewer ? 'member' : 'visitor']
  const values = asker.viewer ? [...askedBy(asker), key] : [key]
  const find = (text: string) => maybeOne(prepared<DetailRow & { similar: CardRow[] | null }>(sql, text, values))
  return (await find(kept)) ?? find(fresh)
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
    left join listing_cards c on c.id = p.id
    ${sql.unsafe(BESIDE)}
    order by wanted.rank`
  return { total: rows[0]!.total, rows: rows.filter((row) => row.rank !== null) }
}
