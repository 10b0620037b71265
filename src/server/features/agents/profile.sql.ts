import type { Quota } from '#domain/package-quota.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { CATALOGUE_VERSION } from '#server/features/categories/public.ts'
import { quotaOf } from '#server/features/packages/public.ts'
import {
  ASK,
  type Asker,
  askedBy,
  type CardRow,
  IMAGE,
  type ImageRow,
  IS_FAVOURITE,
  prepared,
} from '#server/features/properties/public.ts'

/** Which agent's page is requested; `site` is the site itself. */
export type AgentName = { slug: string } | { id: number } | 'site'

/** An agent with all fields of the agent's page. */
export interface ProfileRow {
  id: number
  name: string
  slug: string
  role: 'user' | 'moderator' | 'admin'
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  about: string | null
  facebook: string | null
  twitter: string | null
  instagram: string | null
  youtube: string | null
  image: ImageRow | null
  isVerified: boolean
  isSite: boolean
  properties: number
  premium: number
  projects: number
  sold: number
  rented: number
  catalogueVersion: number
  /** Null for a visitor. */
  premiumQuota: Quota | null
  projectQuota: Quota | null
}

const profile = (isMember: boolean, isSite: boolean, who: string) => {
  const owned = (row: string) => (isSite ? `${row}.owner_id is null` : `${row}.owner_id = u.id`)
  const closed = (kind: 'sold' | 'rented') => `
    (select count(*)::integer from properties x where ${owned('x')} and x.property_type = '${kind}' and x.is_active
      and x.request_status = 'approved' and not x.is_private) as ${kind}`
  return `
  select u.id, u.name, u.slug, u.role, u.public_email as email, u.public_phone as phone, u.city, u.state, u.country, u.about,
    case when u.shows_contact then u.address end as address, case when u.shows_contact then u.latitude end as latitude,
    case when u.shows_contact then u.longitude end as longitude,
    u.facebook, u.twitter, u.instagram, u.youtube, (select ${IMAGE} from media m where m.id = u.profile_media_id) as image,
    ${isSite ? 'true' : `u.verification = 'success'`} as "isVerified", ${isSite} as "isSite",
    coalesce((select t.count from listing_totals t where t.dimension = 'owner' and t.id = ${isSite ? '0' : 'u.id'}), 0) as properties,
    (select count(*)::integer from listing x where ${owned('x')} and x.premium) as premium,
    (select count(*)::integer from projects x where ${owned('x')} and x.is_active and x.request_status = 'approved') as projects,
    ${closed('sold')}, ${closed('rented')},
    ${CATALOGUE_VERSION} as "catalogueVersion",
    ${isMember ? quotaOf('premium_properties') : 'null'} as "premiumQuota",
    ${isMember ? quotaOf('project_access') : 'null'} as "projectQuota"
  from ${who} u cross join ${ASK} where u.is_active`
}

const both = (isSite: boolean, who: string) => ({
  visitor: profile(false, isSite, who),
  member: profile(true, isSite, who),
})
const BY_SLUG = both(false, '(select * from users where slug = $5)')
const BY_ID = both(false, '(select * from users where id = $5)')
const SITE = both(true, `(select * from users where role = 'admin' and is_active order by id limit 1)`)

/** An agent's page without its listings. */
export function findProfile(sql: Sql, asker: Asker, by: AgentName): Promise<ProfileRow | null> {
  const who = asker.viewer ? 'member' : 'visitor'
  if (by === 'site') return maybeOne(prepared<ProfileRow>(sql, SITE[who], askedBy(asker)))
  const [texts, key] = 'slug' in by ? [BY_SLUG, by.slug] : [BY_ID, by.id]
  return maybeOne(prepared<ProfileRow>(sql, texts[who], [...askedBy(asker), key]))
}

const homes = (isMember: boolean, isSite: boolean) => `
  with ask as materialized (select * from ${ASK}),
  found as materialized (
    select l.id, l.created_at from listing l
    where ${isSite ? 'l.owner_id is null and $5::bigint is null' : 'l.owner_id = $5'} and ($6::boolean or not l.premium)
      and ($7::text is null
        or l.id in (select t.id from listing_text t where t.tsv @@ websearch_to_tsquery('simple', plain_text($7)))))
  select (select count(*) from found) as total, coalesce((
    select json_agg(json_build_object('card', c.card, 'gallery', c.gallery${isMember ? `, 'isFavourite', ${IS_FAVOURITE}` : ''})
      order by page.created_at desc, page.id desc)
    from (select * from found order by created_at desc, id desc offset $8 limit $9) page
    join listing_cards c on c.id = page.id cross join ask), '[]') as homes`

const HOMES = {
  site: { visitor: homes(false, true), member: homes(true, true) },
  person: { visitor: homes(false, false), member: homes(true, false) },
}

interface HomesWanted {
  /** Null for the site. */
  ownerId: number | null
  withPremium: boolean
  search?: string
  offset: number
  limit: number
}

/** A page of an agent's public properties, newest first, with the total count. */
export const listHomesOf = (sql: Sql, asker: Asker, { ownerId, withPremium, search, offset, limit }: HomesWanted) =>
  one(
    prepared<{ total: number; homes: CardRow[] }>(
      sql,
      HOMES[ownerId === null ? 'site' : 'person'][asker.viewer ? 'member' : 'visitor'],
      [...askedBy(asker), ownerId, withPremium, search ?? null, offset, limit],
    ),
  )
