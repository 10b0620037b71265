import { maybeOne, type Sql } from '#server/db/sql.ts'
import { ASK, type Asker, askedBy, type CardRow, prepared } from './card-sql.ts'
import type { DetailRow } from './detail-row.ts'
import { BESIDE, details, similar } from './detail-sql.ts'

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
