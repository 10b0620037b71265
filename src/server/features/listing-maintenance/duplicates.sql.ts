import type { DUPLICATE_REASONS, DUPLICATE_SORTS } from '#contract/listing-maintenance-admin.ts'
import { countRowsOf } from '#server/db/bounded-count.ts'
import { type Fragment, maybeOne, one, type Sql } from '#server/db/sql.ts'
import { type HomeRow, homeJson } from './home.sql.ts'

type Reason = (typeof DUPLICATE_REASONS)[number]

export interface DuplicateRow {
  home: HomeRow
  other: HomeRow
  reason: Reason
  score: number
  foundAt: Date
}

const ORDERS: Record<(typeof DUPLICATE_SORTS)[number], string> = {
  score: 'd.score, d.found_at, d.property_id, d.other_id',
  '-score': 'd.score desc, d.found_at desc, d.property_id desc, d.other_id desc',
  found: 'd.found_at, d.property_id, d.other_id',
  '-found': 'd.found_at desc, d.property_id desc, d.other_id desc',
}

export const listDuplicateRows = (
  sql: Sql,
  reason: Reason | undefined,
  sort: keyof typeof ORDERS,
  { offset, limit }: { offset: number; limit: number },
): Promise<DuplicateRow[]> => sql<DuplicateRow[]>`
  select ${sql.unsafe(homeJson('p'))} as home, ${sql.unsafe(homeJson('o'))} as other, d.reason, d.score, d.found_at as "foundAt"
  from (
    select d.property_id, d.other_id from duplicate_listings d where ${fits(sql, reason)}
    order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) page
  join duplicate_listings d on d.property_id = page.property_id and d.other_id = page.other_id
  join properties p on p.id = d.property_id join properties o on o.id = d.other_id
  order by ${sql.unsafe(ORDERS[sort])}`

export const countDuplicates = (sql: Sql, reason: Reason | undefined): Promise<number> =>
  countRowsOf(sql, sql`duplicate_listings d where ${fits(sql, reason)}`)

const fits = (sql: Sql, reason: Reason | undefined): Fragment =>
  sql`d.settled_at is null ${reason === undefined ? sql`` : sql`and d.reason = ${reason}`}`

/** True if there was an open pair to settle. */
export const settle = async (sql: Sql, propertyId: number, otherId: number, userId: number, now: Date) =>
  (
    await sql`
      update duplicate_listings set settled_at = ${now}, settled_by = ${userId}
      where property_id = ${propertyId} and other_id = ${otherId} and settled_at is null`
  ).count > 0

/** Stores a pair, or raises its score; a settled pair stays settled. */
export const dismissDuplicate = (
  sql: Sql,
  found: { propertyId: number; otherId: number; reason: Reason; score: number; now: Date },
) => sql`
  insert into duplicate_listings as d (property_id, other_id, reason, score, found_at)
  values (${found.propertyId}, ${found.otherId}, ${found.reason}, ${found.score}, ${found.now})
  on conflict (property_id, other_id) do update set reason = excluded.reason, score = excluded.score where d.score < excluded.score`

interface Progress {
  changedAt: string
  propertyId: number
}

/** Locks the scan progress, so that two nodes continue it one after the other. */
export const lockProgress = (sql: Sql): Promise<Progress> =>
  one(sql<Progress[]>`
    select changed_at::text as "changedAt", property_id as "propertyId" from duplicate_scan_progress for update`)

export const saveProgress = (sql: Sql, { changedAt, propertyId }: Progress) =>
  sql`update duplicate_scan_progress set changed_at = ${changedAt}::text::timestamptz, property_id = ${propertyId}`

/**
 * The next changed listings. The latest minute is left out, because a transaction in progress may still commit an
 * earlier timestamp.
 */
export const listChanged = (sql: Sql, { changedAt, propertyId }: Progress, limit: number) =>
  sql<(Progress & { isOnOffer: boolean })[]>`
    select id as "propertyId", updated_at::text as "changedAt",
      is_active and request_status = 'approved' and property_type in ('sell', 'rent') and owner_id is not null as "isOnOffer"
    from properties
    where (updated_at, id) > (${changedAt}::text::timestamptz, ${propertyId}) and updated_at < now() - interval '1 minute'
    order by updated_at, id limit ${limit}`

/**
 * Inserts or reopens the staff member's report about a property; returns the moderation case, which has the id of the
 * property's first open report.
 */
export async function reportHome(
  sql: Sql,
  { userId, propertyId, reason, now }: { userId: number; propertyId: number; reason: string; now: Date },
): Promise<number | null> {
  await sql`
    insert into reports as r (user_id, property_id, other_message, created_at) values (${userId}, ${propertyId}, ${reason}, ${now})
    on conflict (user_id, property_id) do update set other_message = excluded.other_message, status = 'open', decided_by = null, decided_at = null`
  const row = await maybeOne(sql<{ id: number | null }[]>`
    select min(id) as id from reports where property_id = ${propertyId} and status = 'open'`)
  return row?.id ?? null
}

export const listOwnerIds = async (sql: Sql, propertyIds: readonly number[]): Promise<(number | null)[]> =>
  (
    await sql<{ ownerId: number | null }[]>`
      select owner_id as "ownerId" from properties where id = any (${[...propertyIds]}::bigint[])`
  ).map(({ ownerId }) => ownerId)
