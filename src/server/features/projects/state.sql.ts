import { SHARED_FIELDS } from '#domain/listing-field-lists.ts'
import type { RequestStatus } from '#domain/property-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import {
  distinctMedia,
  replaceParts,
  replaceShared,
  sharedColumns,
  stateJson,
} from '#server/features/listings/public.ts'
import type { ProjectWhole } from './project-state.ts'

/** A project for editing. */
export interface EditedRow {
  id: number
  ownerId: number | null
  requestStatus: RequestStatus
  isActive: boolean
  /** As stored. */
  state: ProjectWhole
  /** With the pending revision applied, if there is one. */
  pending: ProjectWhole | null
}

/** SQL for a `ProjectWhole` as JSON from a row `p`. */
const STATE = stateJson('project', 'plans', SHARED_FIELDS, {
  type: 'p.type',
  location: 'p.location',
  imageMediaId: 'p.image_media_id',
})

const EDITED = `
  p.id, p.owner_id as "ownerId", p.request_status as "requestStatus", p.is_active as "isActive", ${STATE} as state,
  (select r.state from listing_revisions r where r.project_id = p.id and r.status = 'pending') as pending`

/**
 * One project with all editable fields; with `isLocked`, locked against concurrent edits until the transaction ends.
 */
export const findEdited = (
  sql: Sql,
  by: { id: number } | { slug: string },
  isLocked = false,
): Promise<EditedRow | null> =>
  maybeOne(sql<EditedRow[]>`
    select ${sql.unsafe(EDITED)}
    from projects p where ${'id' in by ? sql`p.id = ${by.id}` : sql`p.slug = ${by.slug}`} ${isLocked ? sql`for update of p` : sql``}`)

/** Projects with all editable fields. */
export const listEdited = (sql: Sql, ids: readonly number[]): Promise<EditedRow[]> =>
  sql<EditedRow[]>`select ${sql.unsafe(EDITED)} from projects p where p.id = any (${ids as number[]}::bigint[])`

const columnsOf = (state: ProjectWhole) => ({
  ...sharedColumns(state, SHARED_FIELDS),
  type: state.type,
  location: state.location,
  image_media_id: state.imageMediaId,
})

interface Standing {
  ownerId: number | null
  isApproved: boolean
  now: Date
}

/** Inserts a project; it is inactive until it is approved. */
export async function insertProject(sql: Sql, state: ProjectWhole, { ownerId, isApproved, now }: Standing) {
  const standing = { is_active: isApproved, request_status: isApproved ? 'approved' : 'pending' }
  const row = { ...columnsOf(state), ...standing, owner_id: ownerId, created_at: now }
  const { id } = await one(sql<{ id: number }[]>`insert into projects ${sql(row)} returning id`)
  await writeParts(sql, id, state)
  return id
}

export async function updateProject(sql: Sql, id: number, state: ProjectWhole): Promise<void> {
  await sql`update projects set ${sql(columnsOf(state))} where id = ${id}`
  await writeParts(sql, id, state)
}

async function writeParts(sql: Sql, id: number, state: ProjectWhole) {
  await replaceShared(sql, 'project', id, state)
  await replaceParts(sql, 'project_plans', id, state.plans)
}

/** Ids of all files a project uses. */
export const mediaOf = (state: ProjectWhole): number[] =>
  distinctMedia(
    state.imageMediaId,
    state.metaMediaId,
    ...[...state.gallery, ...state.documents, ...state.plans].map(({ mediaId }) => mediaId),
  )
