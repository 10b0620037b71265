import { DETAIL_FIELDS } from '#domain/listing-field-lists.ts'
import { rowOf } from '#domain/listing-fields.ts'
import { CATALOGUE_VERSION } from '#server/features/categories/public.ts'
import { quotaOf } from '#server/features/packages/public.ts'
import { IMAGE, IS_FAVOURITE } from './card.sql.ts'

/**
 * Columns of a `DetailRow`; `p` is the property, `c` its card and page, `o` its owner, `ask` the request if there is a
 * viewer.
 */
export const details = (isMember: boolean, owner = OWNER) => `
  p.id, p.owner_id as "ownerId", p.view_count as "viewCount", p.favourite_count as "favouriteCount", p.interest_count as "interestCount",
  c.card, c.page, ${DETAILS} as details, ${CATALOGUE_VERSION} as "catalogueVersion",
  ${owner},
  (select count(*) from projects x where x.owner_id = o.id and x.is_active and x.request_status = 'approved') as "ownerProjects",
  (exists (select from viewing_hours x where x.host_key = coalesce(p.owner_id, 0))
    or exists (select from viewing_exceptions x where x.host_key = coalesce(p.owner_id, 0) and x.kind = 'extra' and x.day >= current_date - 1)
  ) as "offersViewings"
  ${isMember ? `, ${OF_MEMBER}` : ''}`

/** Property details as JSON from a row `p`; the stored card does not hold them. */
export const DETAILS = `json_build_object(${DETAIL_FIELDS.map((field) => `'${field}', p.${rowOf(field).column}`).join(', ')})`

const OWNER = `
  case when o.id is not null then json_build_object('name', o.name, 'slug', o.slug, 'email', o.public_email, 'phone', o.public_phone,
    'address', case when o.shows_contact then o.address end, 'isVerified', o.verification = 'success',
    'isPrivate', o.account_kind = 'owner',
    'facebook', o.facebook, 'twitter', o.twitter, 'instagram', o.instagram, 'youtube', o.youtube,
    'image', (select ${IMAGE} from media m where m.id = o.profile_media_id)) end as owner,
  owned.count as "ownerProperties"`

/** Same, as separate columns without a join, which is faster for a single property. */
export const FLAT_OWNER = `
  o.id as "ownerFound", o.name as "ownerName", o.slug as "ownerSlug", o.public_email as "ownerEmail", o.public_phone as "ownerPhone",
  case when o.shows_contact then o.address end as "ownerAddress", o.verification = 'success' as "ownerIsVerified",
  o.account_kind = 'owner' as "ownerIsPrivate",
  o.facebook as "ownerFacebook", o.twitter as "ownerTwitter", o.instagram as "ownerInstagram", o.youtube as "ownerYoutube",
  (select ${IMAGE} from media m where m.id = o.profile_media_id) as "ownerImage",
  (select x.count from listing_totals x where x.dimension = 'owner' and x.id = o.id) as "ownerProperties"`

/** Columns for signed-in users only. */
const OF_MEMBER = `
  json_build_object(
    'isFavourite', exists (select from favourites x where x.user_id = ask.viewer_id and x.property_id = p.id),
    'isInterested', exists (select from interests x where x.user_id = ask.viewer_id and x.property_id = p.id),
    'isReported', exists (select from reports x where x.user_id = ask.viewer_id and x.property_id = p.id),
    'blocksOwner', exists (select from blocks x where x.blocker_id = ask.viewer_id and x.blocked_id is not distinct from p.owner_id),
    'blockedByOwner', exists (select from blocks x where x.blocked_id = ask.viewer_id and x.blocker_id is not distinct from p.owner_id)
  ) as seen,
  case when ask.is_admin or p.owner_id = ask.viewer_id then (
    select json_agg(json_build_object('languageId', g.id, 'code', g.code, 'title', x.title, 'description', x.description) order by g.position)
    from property_translations x join languages g on g.code = x.language_code where x.property_id = p.id) end as translations,
  case when ask.is_admin or p.owner_id = ask.viewer_id then (
    select json_agg(json_build_object('id', x.id, 'userId', x.user_id, 'startsAt', x.starts_at, 'endsAt', x.ends_at,
      'isEnabled', x.is_enabled, 'status', x.status, 'createdAt', x.created_at,
      'packageId', (select y.package_id from user_packages y where y.id = x.user_package_id)) order by x.id desc)
    from advertisements x where x.property_id = p.id) end as advertisements,
  case when p.is_premium then ${quotaOf('premium_properties')} end as quota`

const KIND = `(case when p.property_type in ('sell', 'sold') then 0 else 1 end)`
const SAME_PLACE = `x.city_id = coalesce(p.city_id, 0) and x.category_id = p.category_id and x.kind = ${KIND} and x.id <> p.id`

/**
 * SQL for up to four similar cards of `p` as JSON, `CardRow`s for a signed-in user: the closest prices in its city and
 * category, two dearer and the rest cheaper, then the newest of its category elsewhere. Three short ordered index
 * scans, independent of table size, are appended and stop at four; sorting them first would read all. Each card is
 * looked up by a subquery, because a join would have to be sorted again.
 */
export const similar = (isMember: boolean) => `(
  select json_agg((
    select ${isMember ? `json_build_object('card', c.card, 'isFavourite', ${IS_FAVOURITE})` : 'c.card'} from listing_cards c where c.id = chosen.id))
  from (
    select found.id from (
      (select x.id from listing x where ${SAME_PLACE} and x.price >= p.price order by x.price limit 2)
      union all
      (select x.id from listing x where ${SAME_PLACE} and x.price < p.price order by x.price desc limit 4)
      union all
      (select x.id from listing x
       where x.category_id = p.category_id and x.kind = ${KIND} and x.city_id <> coalesce(p.city_id, 0) and x.id <> p.id
       order by x.created_at desc, x.id desc limit 4)
    ) found limit 4
  ) chosen)`

/** Joins for the columns of `details`. */
export const BESIDE = `
  left join users o on o.id = p.owner_id
  left join listing_totals owned on owned.dimension = 'owner' and owned.id = o.id`
