import { maybeOne, type Sql } from '#server/db/sql.ts'

/** The listing of a revision. */
export const findRevised = (
  sql: Sql,
  id: number,
): Promise<{ propertyId: number | null; projectId: number | null } | null> =>
  maybeOne(sql<{ propertyId: number | null; projectId: number | null }[]>`
    select property_id as "propertyId", project_id as "projectId" from listing_revisions where id = ${id}`)

/** Stores the reason of a rejection or a change request; the decision on an appeal is final. */
export const insertRejection = (
  sql: Sql,
  { propertyId = null, projectId = null, reason, isFinal = false, kind = 'rejected', actorId, now }: Rejection,
) => sql`
  insert into rejections (property_id, project_id, reason, is_final, kind, actor_id, created_at)
  values (${propertyId}, ${projectId}, ${reason}, ${isFinal}, ${kind}, ${actorId}, ${now})`

interface Rejection {
  propertyId?: number | null
  projectId?: number | null
  reason: string
  isFinal?: boolean
  kind?: 'rejected' | 'changes'
  actorId: number
  now: Date
}
