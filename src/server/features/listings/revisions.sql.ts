import { maybeOne, one, type Sql } from '#server/db/sql.ts'

/** The listing that a revision belongs to. */
export type Revised = { propertyId: number } | { projectId: number }

export interface RevisionRow<State> {
  id: number
  propertyId: number | null
  projectId: number | null
  authorId: number | null
  state: State
  updatedAt: Date
}

/** Stores an edit for review; replaces an earlier revision of the listing, pending or rejected. */
export async function saveRevision(
  sql: Sql,
  revised: Revised,
  { authorId, state, mediaIds, now }: { authorId: number; state: object; mediaIds: readonly number[]; now: Date },
): Promise<void> {
  const key = 'propertyId' in revised ? 'property_id' : 'project_id'
  const { id } = await one(sql<{ id: number }[]>`
    insert into listing_revisions (${sql(key)}, author_id, state, created_at, updated_at)
    values (${'propertyId' in revised ? revised.propertyId : revised.projectId}, ${authorId}, ${sql.json(state as never)}, ${now}, ${now})
    on conflict (${sql(key)}) where ${sql(key)} is not null
    do update set state = excluded.state, author_id = excluded.author_id, status = 'pending', reason = null, updated_at = excluded.updated_at
    returning id`)
  await sql`delete from listing_revision_files where revision_id = ${id}`
  await sql`
    insert into listing_revision_files (revision_id, media_id)
    select ${id}, m from unnest(${mediaIds as number[]}::bigint[]) m on conflict do nothing`
}

/** Locks a pending revision, so that of two moderators the second finds none. */
export const lockRevision = <State>(sql: Sql, id: number): Promise<RevisionRow<State> | null> =>
  maybeOne(sql<RevisionRow<State>[]>`
    select id, property_id as "propertyId", project_id as "projectId", author_id as "authorId", state, updated_at as "updatedAt"
    from listing_revisions where id = ${id} and status = 'pending' for update`)

export const deleteRevision = (sql: Sql, id: number) => sql`delete from listing_revisions where id = ${id}`

/** Rejects a revision: only its reason is kept. */
export async function refuseRevision(sql: Sql, id: number, reason: string, now: Date): Promise<void> {
  await sql`
    update listing_revisions set status = 'rejected', reason = ${reason}, state = '{}', updated_at = ${now} where id = ${id}`
  await sql`delete from listing_revision_files where revision_id = ${id}`
}
