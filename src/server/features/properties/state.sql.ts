import { FIELD_NAMES } from '#domain/listing-fields.ts'
import type { Freshness, PropertyKind, RequestStatus } from '#domain/property-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import {
  distinctMedia,
  replaceParts,
  replaceShared,
  sharedColumns,
  stateJson,
} from '#server/features/listings/public.ts'
import type { ListingState } from './listing-state.ts'

/** A property for editing. */
export interface EditedRow {
  id: number
  ownerId: number | null
  kind: PropertyKind
  requestStatus: RequestStatus
  isActive: boolean
  freshness: Freshness
  /** As stored. */
  state: ListingState
  /** With the pending revision applied, if there is one. */
  pending: ListingState | null
}

const list = (table: string, row: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${row}) order by ${order}) from ${table} x where x.property_id = p.id), '[]')`

/** SQL for a `ListingState` as JSON from a row `p`. */
const STATE = stateJson('property', 'floors', FIELD_NAMES, {
  titleMediaId: 'p.title_media_id',
  panoramaMediaId: 'p.three_d_media_id',
  parameters: list(
    'property_parameters',
    `'parameterId', x.parameter_id, 'value', x.value, 'mediaId', x.media_id`,
    'x.parameter_id',
  ),
  facilities: list('property_facilities', `'facilityId', x.facility_id, 'distance', x.distance`, 'x.id'),
})

const EDITED = `
  p.id, p.owner_id as "ownerId", p.property_type as kind, p.request_status as "requestStatus", p.is_active as "isActive", p.freshness,
  ${STATE} as state, (select r.state from listing_revisions r where r.property_id = p.id and r.status = 'pending') as pending`

/**
 * One property with all editable fields; with `isLocked`, locked against concurrent edits until the transaction ends.
 */
export const findEdited = (
  sql: Sql,
  by: { id: number } | { slug: string },
  isLocked = false,
): Promise<EditedRow | null> =>
  maybeOne(sql<EditedRow[]>`
    select ${sql.unsafe(EDITED)}
    from properties p where ${'id' in by ? sql`p.id = ${by.id}` : sql`p.slug = ${by.slug}`} ${isLocked ? sql`for update of p` : sql``}`)

/** Properties with all editable fields, optionally locked. */
export const listEdited = (sql: Sql, ids: readonly number[], isLocked: boolean): Promise<EditedRow[]> =>
  sql<EditedRow[]>`
    select ${sql.unsafe(EDITED)}
    from properties p where p.id = any (${ids as number[]}::bigint[]) order by p.id ${isLocked ? sql`for update of p` : sql``}`

export const columnsOf = (state: ListingState) => ({
  ...sharedColumns(state, FIELD_NAMES),
  title_media_id: state.titleMediaId,
  three_d_media_id: state.panoramaMediaId,
})

interface Standing {
  ownerId: number | null
  requestStatus: RequestStatus
  now: Date
}

export async function insertListing(sql: Sql, state: ListingState, { ownerId, requestStatus, now }: Standing) {
  const row = {
    ...columnsOf(state),
    owner_id: ownerId,
    request_status: requestStatus,
    created_at: now,
    confirmed_at: now,
  }
  const { id } = await one(sql<{ id: number }[]>`insert into properties ${sql(row)} returning id`)
  await writeParts(sql, id, state)
  return id
}

export async function updateListing(sql: Sql, id: number, state: ListingState): Promise<void> {
  await sql`update properties set ${sql(columnsOf(state))} where id = ${id}`
  await writeParts(sql, id, state)
}

/** Sets privacy: a private property is in no public list, and only its owner and staff see it. */
export async function setPrivate(sql: Sql, id: number, isPrivate: boolean): Promise<void> {
  await sql`update properties set is_private = ${isPrivate} where id = ${id} and is_private <> ${isPrivate}`
}

async function writeParts(sql: Sql, id: number, state: ListingState) {
  await replaceShared(sql, 'property', id, state)
  await replaceParts(sql, 'property_floors', id, state.floors)
  await replaceAnswers(sql, id, state.parameters)
  await replaceFacilities(sql, id, state.facilities)
}

async function replaceAnswers(sql: Sql, id: number, answers: ListingState['parameters']) {
  const kept = answers.map(({ parameterId }) => parameterId)
  await sql`delete from property_parameters where property_id = ${id} and parameter_id <> all (${kept}::bigint[])`
  if (answers.length === 0) return
  await sql`
    insert into property_parameters (property_id, parameter_id, value, media_id)
    select ${id}, "parameterId", value, "mediaId"
    from jsonb_to_recordset(${sql.json(answers as never)}) x ("parameterId" bigint, value jsonb, "mediaId" bigint)
    on conflict (property_id, parameter_id) do update set value = excluded.value, media_id = excluded.media_id`
}

async function replaceFacilities(sql: Sql, id: number, nearby: ListingState['facilities']) {
  const kept = nearby.map(({ facilityId }) => facilityId)
  await sql`delete from property_facilities where property_id = ${id} and facility_id <> all (${kept}::bigint[])`
  if (nearby.length === 0) return
  await sql`
    insert into property_facilities (property_id, facility_id, distance)
    select ${id}, "facilityId", distance
    from jsonb_to_recordset(${sql.json(nearby as never)}) x ("facilityId" bigint, distance numeric)
    on conflict (property_id, facility_id) do update set distance = excluded.distance`
}

/** Ids of all files a property uses. */
export const mediaOf = (state: ListingState): number[] =>
  distinctMedia(
    state.titleMediaId,
    state.panoramaMediaId,
    state.metaMediaId,
    ...[...state.gallery, ...state.documents, ...state.floors, ...state.parameters].map(({ mediaId }) => mediaId),
  )
