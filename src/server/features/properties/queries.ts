import { maybeOne, type Sql } from '#server/db/sql.ts'
import { ASK, type Asker, askedBy, type CardFacts, type CardRow, type ImageRow, prepared } from './card.sql.ts'
import { details, FLAT_OWNER, similar } from './detail.sql.ts'
import type { DetailRow, OwnerRow } from './detail-row.ts'

const statement = (isMember: boolean, cards: string, key: string) => `
  select ${details(isMember, FLAT_OWNER)}, ${similar(isMember)} as similar
  from properties p ${isMember ? `cross join ${ASK}` : ''} join ${cards} c on c.id = p.id
  left join users o on o.id = p.owner_id
  where p.${key} = ${isMember ? '$5' : '$1'}`

const statements = (key: string) => ({
  visitor: { kept: statement(false, 'listing_cards', key), fresh: statement(false, 'listing_card_source', key) },
  member: { kept: statement(true, 'listing_cards', key), fresh: statement(true, 'listing_card_source', key) },
})
const BY_SLUG = statements('slug')
const BY_ID = statements('id')

/**
 * Finds one property regardless of visibility, with up to four similar ones, in a single statement. Only properties
 * that are not live lack a stored card and take a second statement that builds it.
 */
export async function findProperty(sql: Sql, asker: Asker, by: { slug: string } | { id: number }) {
  const [texts, key] = 'slug' in by ? [BY_SLUG, by.slug] : [BY_ID, by.id]
  const { kept, fresh } = texts[asker.viewer ? 'member' : 'visitor']
  const values = asker.viewer ? [...askedBy(asker), key] : [key]
  const find = (text: string) => maybeOne(prepared<FoundRow>(sql, text, values))
  const row = (await find(kept)) ?? (await find(fresh))
  const similar = row?.similar?.map(asCardRow) ?? []
  return row && Object.assign(row as Omit<FoundRow, 'similar'>, { owner: ownerOf(row), similar })
}

/** Row of the statement; the owner is in separate columns. */
interface FoundRow extends Omit<DetailRow, 'owner'> {
  ownerFound: number | null
  ownerName: string
  ownerSlug: string
  ownerEmail: string | null
  ownerPhone: string | null
  ownerAddress: string | null
  ownerIsVerified: boolean
  ownerIsPrivate: boolean
  ownerFacebook: string | null
  ownerTwitter: string | null
  ownerInstagram: string | null
  ownerYoutube: string | null
  ownerImage: ImageRow | null
  /** Bare cards for visitors, who have no favourites. */
  similar: (CardFacts | CardRow)[] | null
}

const ownerOf = (row: FoundRow): OwnerRow | null =>
  row.ownerFound === null
    ? null
    : {
        name: row.ownerName,
        slug: row.ownerSlug,
        email: row.ownerEmail,
        phone: row.ownerPhone,
        address: row.ownerAddress,
        isVerified: row.ownerIsVerified,
        isPrivate: row.ownerIsPrivate,
        facebook: row.ownerFacebook,
        twitter: row.ownerTwitter,
        instagram: row.ownerInstagram,
        youtube: row.ownerYoutube,
        image: row.ownerImage,
      }

const asCardRow = (found: CardFacts | CardRow): CardRow => ('card' in found ? found : { card: found })
