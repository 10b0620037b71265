import type { PromotionStatus } from '#domain/promotion-status.ts'
import { type Fragment, one, type Sql } from '#server/db/sql.ts'
import type { ProjectWhole } from './project-state.ts'

/** Fields of a project that only its owner sees. */
export interface OwnFacts {
  id: number
  rejection: { id: number; reason: string; createdAt: string } | null
  revision: { status: 'pending' | 'rejected'; state: ProjectWhole; reason: string | null; updatedAt: string } | null
  adverts: PromotionStatus[]
}

export const listOwnFacts = (sql: Sql, ids: readonly number[]): Promise<OwnFacts[]> =>
  sql<OwnFacts[]>`
    select p.id,
      case when p.request_status = 'rejected' then (
        select json_build_object('id', r.id, 'reason', r.reason, 'createdAt', r.created_at)
        from rejections r where r.project_id = p.id order by r.id desc limit 1) end as rejection,
      (select json_build_object('status', r.status, 'state', r.state, 'reason', r.reason, 'updatedAt', r.updated_at)
       from listing_revisions r where r.project_id = p.id) as revision,
      array(select a.status from advertisements a where a.project_id = p.id) as adverts
    from projects p where p.id = any (${ids as number[]}::bigint[])`

export interface OwnFilter {
  /** Null is the site itself. */
  ownerId: number | null
  id?: number | undefined
  slug?: string | undefined
  type?: string | undefined
  requestStatus?: string[] | undefined
}

/** A page of an owner's projects, newest first. */
export function listOwn(
  sql: Sql,
  filter: OwnFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const where = conditionsOf(sql, filter).reduce((all, condition) => sql`${all} and ${condition}`)
  return one(sql<{ ids: number[]; total: number }[]>`
    select array(select p.id from projects p where ${where} order by p.id desc offset ${offset} limit ${limit}) as ids, count(*) as total
    from projects p where ${where}`)
}

function conditionsOf(sql: Sql, { ownerId, id, slug, type, requestStatus }: OwnFilter): Fragment[] {
  const all = [ownerId === null ? sql`p.owner_id is null` : sql`p.owner_id = ${ownerId}`]
  if (id !== undefined) all.push(sql`p.id = ${id}`)
  if (slug !== undefined) all.push(sql`p.slug = ${slug}`)
  if (type !== undefined) all.push(sql`p.type = ${type}`)
  if (requestStatus !== undefined) all.push(sql`p.request_status = any (${requestStatus}::text[])`)
  return all
}
