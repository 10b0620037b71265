import type { Freshness } from '#domain/property-status.ts'
import { type Fragment, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from './card.sql.ts'
import type { ListingState } from './listing-state.ts'

/** Fields of a property that only its owner sees. */
export interface OwnFacts {
  id: number
  freshness: Freshness
  confirmedAt: Date
  publishedAt: Date | null
  isPrivate: boolean
  rejection: { id: number; reason: string; createdAt: string } | null
  revision: { status: 'pending' | 'rejected'; state: ListingState; reason: string | null; updatedAt: string } | null
  interested: { id: number; name: string; image: ImageRow | null }[] | null
}

/** Number of avatars in a list row. */
const FACES = 12

export const listOwnFacts = (sql: Sql, ids: readonly number[]): Promise<OwnFacts[]> =>
  sql<OwnFacts[]>`
    select p.id, p.freshness, p.confirmed_at as "confirmedAt", p.published_at as "publishedAt", p.is_private as "isPrivate",
      case when p.request_status = 'rejected' then (
        select json_build_object('id', r.id, 'reason', r.reason, 'createdAt', r.created_at)
        from rejections r where r.property_id = p.id order by r.id desc limit 1) end as rejection,
      (select json_build_object('status', r.status, 'state', r.state, 'reason', r.reason, 'updatedAt', r.updated_at)
       from listing_revisions r where r.property_id = p.id) as revision,
      (select json_agg(json_build_object('id', u.id, 'name', u.name,
          'image', (select ${sql.unsafe(IMAGE)} from media m where m.id = u.profile_media_id)) order by i.created_at desc)
       from (select * from interests i where i.property_id = p.id order by i.created_at desc limit ${FACES}) i
       join users u on u.id = i.user_id) as interested
    from properties p where p.id = any (${ids as number[]}::bigint[])`

export interface OwnFilter {
  /** Null is the site itself. */
  ownerId: number | null
  id?: number | undefined
  slug?: string | undefined
  kind?: string | undefined
  isActive?: boolean | undefined
  requestStatus?: string[] | undefined
  isPromoted: boolean
}

export interface OwnPage {
  ids: number[]
  total: number
  totalViews: number
}

/** A page of an owner's properties, newest first, with the views of all of them. */
export function listOwn(
  sql: Sql,
  filter: OwnFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<OwnPage> {
  const where = conditionsOf(sql, filter).reduce((all, condition) => sql`${all} and ${condition}`)
  return one(sql<OwnPage[]>`
    select array(select p.id from properties p where ${where} order by p.id desc offset ${offset} limit ${limit}) as ids,
      count(*) as total, coalesce(sum(p.view_count), 0) as "totalViews"
    from properties p where ${where}`)
}

function conditionsOf(
  sql: Sql,
  { ownerId, id, slug, kind, isActive, requestStatus, isPromoted }: OwnFilter,
): Fragment[] {
  const all = [ownerId === null ? sql`p.owner_id is null` : sql`p.owner_id = ${ownerId}`]
  if (id !== undefined) all.push(sql`p.id = ${id}`)
  if (slug !== undefined) all.push(sql`p.slug = ${slug}`)
  if (kind !== undefined) all.push(sql`p.property_type = ${kind}`)
  if (isActive !== undefined) all.push(sql`p.is_active = ${isActive}`)
  if (requestStatus !== undefined) all.push(sql`p.request_status = any (${requestStatus}::text[])`)
  if (isPromoted) all.push(sql`exists (select from advertisements a where a.property_id = p.id)`)
  return all
}
