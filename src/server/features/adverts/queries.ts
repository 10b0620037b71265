import type { AdvertStatus } from '#domain/advert-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export type Advertised = { propertyId: number } | { projectId: number }

const keyOf = (subject: Advertised) => ('propertyId' in subject ? 'property_id' : 'project_id')
const idOf = (subject: Advertised) => ('propertyId' in subject ? subject.propertyId : subject.projectId)

export async function listStatuses(sql: Sql, subject: Advertised): Promise<AdvertStatus[]> {
  const rows = await sql<{ status: AdvertStatus }[]>`
    select status from advertisements where ${sql(keyOf(subject))} = ${idOf(subject)}`
  return rows.map(({ status }) => status)
}

interface NewAdvert {
  subject: Advertised
  userId: number | null
  status: AdvertStatus
  startsAt: Date
  hours: number
}

export async function insertAdvert(sql: Sql, { subject, userId, status, startsAt, hours }: NewAdvert): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into advertisements (${sql(keyOf(subject))}, user_id, status, starts_at, ends_at, created_at)
    values (${idOf(subject)}, ${userId}, ${status}, ${startsAt}, ${startsAt}::timestamptz + make_interval(hours => ${hours}), ${startsAt})
    returning id`)
  return id
}

/** An advertisement runs for the hours of the package that paid for it. */
export const setPackage = (
  sql: Sql,
  id: number,
  { userPackageId, hours }: { userPackageId: number; hours: number },
) => sql`
  update advertisements set user_package_id = ${userPackageId}, ends_at = starts_at + make_interval(hours => ${hours}) where id = ${id}`

export interface AdvertRow {
  id: number
  userId: number | null
  status: AdvertStatus
  propertyId: number | null
  projectId: number | null
  title: string
}

/** One advertisement, held until the transaction ends. */
export const lockAdvert = (sql: Sql, id: number): Promise<(AdvertRow & { updatedAt: Date }) | null> =>
  maybeOne(sql<(AdvertRow & { updatedAt: Date })[]>`
    select a.id, a.user_id as "userId", a.status, a.property_id as "propertyId", a.project_id as "projectId", a.updated_at as "updatedAt",
      coalesce((select title from properties where id = a.property_id), (select title from projects where id = a.project_id)) as title
    from advertisements a where a.id = ${id} for update of a`)

/** It runs from the moment at which it is let out, for as long as was paid for. */
export const approveAdvert = (sql: Sql, id: number, now: Date) => sql`
  update advertisements set status = 'approved', decided_at = ${now}, starts_at = ${now}, ends_at = ${now}::timestamptz + (ends_at - starts_at) where id = ${id}`

export const rejectAdvert = (sql: Sql, id: number, reason: string, now: Date) => sql`
  update advertisements set status = 'rejected', decided_at = ${now}, is_enabled = false, reason = ${reason} where id = ${id}`

export const endAdvert = (sql: Sql, id: number) => sql`
  update advertisements set status = 'expired', is_enabled = false where id = ${id}`

export const deleteAdvert = (sql: Sql, id: number) => sql`delete from advertisements where id = ${id}`

/** Ends what has run its time; whoever runs this at the same moment ends the others. */
export const endOldAdverts = (sql: Sql, now: Date): Promise<AdvertRow[]> =>
  sql<AdvertRow[]>`
    update advertisements a set status = 'expired', is_enabled = false
    where a.id in (
      select id from advertisements where status = 'approved' and ends_at <= ${now} order by id limit 500 for update skip locked)
    returning a.id, a.user_id as "userId", a.status, a.property_id as "propertyId", a.project_id as "projectId",
      coalesce((select title from properties where id = a.property_id), (select title from projects where id = a.project_id)) as title`

export interface FeaturedRow {
  id: number
  status: AdvertStatus
  reason: string | null
  startsAt: Date
  endsAt: Date
  decidedAt: Date | null
  listing: {
    id: number
    categoryId: number
    slug: string
    title: string
    kind: string
    city: string | null
    state: string | null
    country: string | null
    price: number | null
    rentDuration: string | null
    image: ImageRow | null
  }
}

const PLACE = `'id', p.id, 'categoryId', p.category_id, 'slug', p.slug, 'title', p.title, 'city', p.city, 'state', p.state, 'country', p.country`
const LISTING = {
  property: `json_build_object(${PLACE}, 'kind', p.property_type, 'price', p.price, 'rentDuration', p.rent_duration,
    'image', (select ${IMAGE} from media m where m.id = p.title_media_id))`,
  project: `json_build_object(${PLACE}, 'kind', p.type, 'price', null, 'rentDuration', null,
    'image', (select ${IMAGE} from media m where m.id = p.image_media_id))`,
}

/** Somebody's advertisements of homes or of projects, the newest first; null is the site itself. */
export async function listFeatured(
  sql: Sql,
  userId: number | null,
  type: 'property' | 'project',
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: FeaturedRow[]; total: number }> {
  const from = sql`
    from advertisements a join ${sql(type === 'property' ? 'properties' : 'projects')} p on p.id = ${sql(`a.${type}_id`)}
    where a.user_id is not distinct from ${userId}`
  const rows = await sql<FeaturedRow[]>`
    select a.id, a.status, a.reason, a.starts_at as "startsAt", a.ends_at as "endsAt", a.decided_at as "decidedAt", ${sql.unsafe(LISTING[type])} as listing
    ${from} order by a.id desc offset ${offset} limit ${limit}`
  const { total } = await one(sql<{ total: number }[]>`select count(*) as total ${from}`)
  return { rows, total }
}
