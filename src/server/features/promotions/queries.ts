import type { PromotionStatus } from '#domain/promotion-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow, isOwnHidden } from '#server/features/properties/public.ts'

export type Advertised = { propertyId: number } | { projectId: number }

const keyOf = (subject: Advertised) => ('propertyId' in subject ? 'property_id' : 'project_id')
const idOf = (subject: Advertised) => ('propertyId' in subject ? subject.propertyId : subject.projectId)

export async function listStatuses(sql: Sql, subject: Advertised): Promise<PromotionStatus[]> {
  const rows = await sql<{ status: PromotionStatus }[]>`
    select status from advertisements where ${sql(keyOf(subject))} = ${idOf(subject)}`
  return rows.map(({ status }) => status)
}

interface NewPromotion {
  subject: Advertised
  userId: number | null
  status: PromotionStatus
  startsAt: Date
  hours: number
}

export async function insertPromotion(
  sql: Sql,
  { subject, userId, status, startsAt, hours }: NewPromotion,
): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into advertisements (${sql(keyOf(subject))}, user_id, status, starts_at, ends_at, created_at)
    values (${idOf(subject)}, ${userId}, ${status}, ${startsAt}, ${startsAt}::timestamptz + make_interval(hours => ${hours}), ${startsAt})
    returning id`)
  return id
}

/** Sets the duration of a promotion to that of the package that paid for it. */
export const setPackage = (
  sql: Sql,
  id: number,
  { userPackageId, hours }: { userPackageId: number; hours: number },
) => sql`
  update advertisements set user_package_id = ${userPackageId}, ends_at = starts_at + make_interval(hours => ${hours}) where id = ${id}`

export interface PromotionRow {
  id: number
  userId: number | null
  status: PromotionStatus
  propertyId: number | null
  projectId: number | null
  title: string
}

/** One promotion, locked until the transaction ends. */
export const lockPromotion = (sql: Sql, id: number): Promise<(PromotionRow & { updatedAt: Date }) | null> =>
  maybeOne(sql<(PromotionRow & { updatedAt: Date })[]>`
    select a.id, a.user_id as "userId", a.status, a.property_id as "propertyId", a.project_id as "projectId", a.updated_at as "updatedAt",
      coalesce((select title from properties where id = a.property_id), (select title from projects where id = a.project_id)) as title
    from advertisements a where a.id = ${id} for update of a`)

/** Approves a promotion; it runs from now for the paid duration. */
export const approvePromotion = (sql: Sql, id: number, now: Date) => sql`
  update advertisements set status = 'approved', decided_at = ${now}, starts_at = ${now}, ends_at = ${now}::timestamptz + (ends_at - starts_at) where id = ${id}`

export const rejectPromotion = (sql: Sql, id: number, reason: string, now: Date) => sql`
  update advertisements set status = 'rejected', decided_at = ${now}, is_enabled = false, reason = ${reason} where id = ${id}`

export const endPromotion = (sql: Sql, id: number) => sql`
  update advertisements set status = 'expired', is_enabled = false where id = ${id}`

export const deletePromotion = (sql: Sql, id: number) => sql`delete from advertisements where id = ${id}`

/** Expires promotions that have ended; concurrent runs skip locked rows. */
export const expirePromotions = (sql: Sql, now: Date): Promise<PromotionRow[]> =>
  sql<PromotionRow[]>`
    update advertisements a set status = 'expired', is_enabled = false
    where a.id in (
      select id from advertisements where status = 'approved' and ends_at <= ${now} order by id limit 500 for update skip locked)
    returning a.id, a.user_id as "userId", a.status, a.property_id as "propertyId", a.project_id as "projectId",
      coalesce((select title from properties where id = a.property_id), (select title from projects where id = a.project_id)) as title`

export interface FeaturedRow {
  id: number
  status: PromotionStatus
  reason: string | null
  startsAt: Date
  endsAt: Date
  decidedAt: Date | null
  listing: {
    id: number
    categoryId: number
    slug: string
    title: string
    translatedTitle: string | null
    kind: string
    city: string | null
    state: string | null
    country: string | null
    price: number | null
    rentDuration: string | null
    /** True when the payer owns the listing and it is not public. */
    isOwnHidden: boolean
    image: ImageRow | null
  }
}

const PLACE = `'id', p.id, 'categoryId', p.category_id, 'slug', p.slug, 'title', p.title, 'city', p.city, 'state', p.state, 'country', p.country`
const translated = (type: 'property' | 'project') =>
  `(select x.title from ${type}_translations x where x.${type}_id = p.id and x.language_code = ask.language)`
const LISTING = {
  property: `json_build_object(${PLACE}, 'translatedTitle', ${translated('property')}, 'kind', p.property_type, 'price', p.price, 'rentDuration', p.rent_duration,
    'isOwnHidden', ${isOwnHidden('a.user_id')}, 'image', (select ${IMAGE} from media m where m.id = p.title_media_id))`,
  project: `json_build_object(${PLACE}, 'translatedTitle', ${translated('project')}, 'kind', p.type, 'price', null, 'rentDuration', null,
    'isOwnHidden', p.owner_id is not distinct from a.user_id and not (p.is_active and p.request_status = 'approved'), 'image', (select ${IMAGE} from media m where m.id = p.image_media_id))`,
}

/** Promotions of a user for properties or projects, newest first; null is the site itself. */
export async function listFeatured(
  sql: Sql,
  userId: number | null,
  type: 'property' | 'project',
  { offset, limit, language }: { offset: number; limit: number; language: string },
): Promise<{ rows: FeaturedRow[]; total: number }> {
  const from = sql`
    from advertisements a join ${sql(type === 'property' ? 'properties' : 'projects')} p on p.id = ${sql(`a.${type}_id`)}
    cross join (select ${language}::text as language) ask
    where a.user_id is not distinct from ${userId}`
  const rows = await sql<FeaturedRow[]>`
    select a.id, a.status, a.reason, a.starts_at as "startsAt", a.ends_at as "endsAt", a.decided_at as "decidedAt", ${sql.unsafe(LISTING[type])} as listing
    ${from} order by a.id desc offset ${offset} limit ${limit}`
  const { total } = await one(sql<{ total: number }[]>`select count(*) as total ${from}`)
  return { rows, total }
}
