import type { ModeratedKind } from '#domain/moderated.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export interface WaitingRow {
  kind: ModeratedKind
  id: number
  propertyId: number | null
  projectId: number | null
  slug: string
  title: string
  image: ImageRow | null
  category: string
  city: string | null
  country: string | null
  price: number | null
  propertyType: string | null
  rentDuration: string | null
  owner: { id: number; name: string; slug: string; isVerified: boolean } | null
  submittedAt: Date
  version: string
}

/** What waits, as short rows; each kind has a small index of its own. */
const WAITING = `(
  select 'property' as kind, p.id, p.id as property_id, null::bigint as project_id, p.created_at as at, p.updated_at as changed
  from properties p where p.request_status = 'pending'
  union all
  select 'project', p.id, null, p.id, p.created_at, p.updated_at from projects p where p.request_status = 'pending'
  union all
  select case when r.property_id is null then 'project_revision' else 'property_revision' end, r.id, r.property_id, r.project_id,
    r.updated_at, r.updated_at
  from listing_revisions r where r.status = 'pending'
  union all
  select 'advertisement', a.id, a.property_id, a.project_id, a.created_at, a.updated_at from advertisements a where a.status = 'pending'
)`

/** The mark of a state: whoever decides about an older one is told that it has changed. */
export const VERSION = `to_char(w.changed at time zone 'utc', 'YYYYMMDDHH24MISSUS')`

/** What waits for a moderator, the oldest first. */
export const listWaiting = (
  sql: Sql,
  kind: ModeratedKind | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<WaitingRow[]> =>
  sql<WaitingRow[]>`
    select w.kind, w.id, w.property_id as "propertyId", w.project_id as "projectId", w.at as "submittedAt", ${sql.unsafe(VERSION)} as version,
      coalesce(p.slug, j.slug) as slug, coalesce(p.title, j.title) as title, coalesce(p.city, j.city) as city,
      coalesce(p.country, j.country) as country, p.price, p.property_type as "propertyType", p.rent_duration as "rentDuration",
      (select c.name from categories c where c.id = coalesce(p.category_id, j.category_id)) as category,
      (select ${sql.unsafe(IMAGE)} from media m where m.id = coalesce(p.title_media_id, j.image_media_id)) as image,
      (select json_build_object('id', u.id, 'name', u.name, 'slug', u.slug, 'isVerified', u.verification = 'success')
       from users u where u.id = coalesce(p.owner_id, j.owner_id)) as owner
    from ${sql.unsafe(WAITING)} w left join properties p on p.id = w.property_id left join projects j on j.id = w.project_id
    where ${kind ?? null}::text is null or w.kind = ${kind ?? null}
    order by w.at, w.kind, w.id offset ${offset} limit ${limit}`

export const countWaiting = (sql: Sql): Promise<{ kind: ModeratedKind; count: number }[]> =>
  sql<{ kind: ModeratedKind; count: number }[]>`
    select kind, count(*) from ${sql.unsafe(WAITING)} w group by kind`

/** The mark of one thing that waits; null when it does not wait any more. */
export const findVersion = async (sql: Sql, kind: ModeratedKind, id: number): Promise<string | null> => {
  const row = await maybeOne(sql<{ version: string }[]>`
    select ${sql.unsafe(VERSION)} as version from ${sql.unsafe(WAITING)} w where w.kind = ${kind} and w.id = ${id}`)
  return row?.version ?? null
}

/** Which listing changes belong to. */
export const findRevised = (
  sql: Sql,
  id: number,
): Promise<{ propertyId: number | null; projectId: number | null } | null> =>
  maybeOne(sql<{ propertyId: number | null; projectId: number | null }[]>`
    select property_id as "propertyId", project_id as "projectId" from listing_revisions where id = ${id}`)

export const insertRejection = (
  sql: Sql,
  { propertyId = null, projectId = null, reason, actorId, now }: Rejection,
) => sql`
  insert into rejections (property_id, project_id, reason, actor_id, created_at)
  values (${propertyId}, ${projectId}, ${reason}, ${actorId}, ${now})`

interface Rejection {
  propertyId?: number | null
  projectId?: number | null
  reason: string
  actorId: number
  now: Date
}
