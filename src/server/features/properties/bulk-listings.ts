import { EMPTY_VALUES, fromDraftValues } from '#domain/draft-values.ts'
import { FIELD_NAMES } from '#domain/listing-fields.ts'
import { messageOf } from '#domain/messages.ts'
import type { RequestStatus } from '#domain/property-status.ts'
import { slugOf } from '#domain/slug.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import { requireLocation, requireSentLocation } from '#server/features/listings/public.ts'
import { changedState } from './change-state.ts'
import { BLANK } from './create-listing.ts'
import type { ListingChange, ListingFields, ListingState } from './listing-state.ts'
import { columnsOf } from './state.sql.ts'

/** Defaults for fields that an imported row leaves out. */
const NO_VALUES: ListingFields = { ...fromDraftValues(EMPTY_VALUES, FIELD_NAMES), rentDuration: null }
const REQUIRED = {
  title: 'title',
  description: 'description',
  categoryId: 'category',
  price: 'price',
  address: 'address',
  city: 'city',
  country: 'country',
} as const

/** A property after a change without files, by the same rules as a manual edit; nothing is written. */
export async function outcomeOf(
  ctx: Context,
  now: ListingState | null,
  change: ListingChange,
  catalogue: Catalogue,
): Promise<ListingState> {
  if (now) {
    await requireSentLocation(ctx, change, now, 'address')
    return changedState(ctx, now, { change, catalogue, taken: noFiles })
  }
  for (const [field, wire] of Object.entries(REQUIRED))
    if (change[field as keyof ListingChange] === undefined)
      throw new AppError('invalid', messageOf('api.required', { field: wire }), { field: wire })
  await requireLocation(ctx, change, 'address')
  const fields = { ...BLANK, ...NO_VALUES, ...(change as Partial<ListingFields>) } as ListingState
  return changedState(
    ctx,
    { ...fields, ...BLANK },
    { change: { parameters: [], ...change }, catalogue, taken: noFiles },
  )
}

const noFiles = (): never => {
  throw new Error('This way takes no files')
}

/** A new property whose id is already reserved. */
export interface NumberedListing {
  id: number
  state: ListingState
  /** Appended to the slug when the slug of the title is taken. */
  suffix: string
}

/** Reserves ids for properties that are not yet inserted. */
export async function reserveListingIds({ sql }: Pick<Context, 'sql'>, count: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('properties', 'id')) as id from generate_series(1, ${count}::integer)`
  return rows.map(({ id }) => id)
}

/** Inserts many properties with one statement per table. The caller checks publishing requirements and credits. */
export async function insertListings(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  listings: readonly NumberedListing[],
  { ownerId, requestStatus }: { ownerId: number | null; requestStatus: RequestStatus },
): Promise<void> {
  if (listings.length === 0) return
  const slugs = await claimSlugs({ sql }, listings)
  const rows = listings.map(({ id, state }, index) => ({
    ...columnsOf(state),
    id,
    slug: slugs[index]!,
    owner_id: ownerId,
    request_status: requestStatus,
    created_at: now,
    confirmed_at: now,
  }))
  await sql`insert into properties ${sql(rows)}`
  const answers = listings.flatMap(({ id, state }) =>
    state.parameters.map(({ parameterId, value }) => ({ id, parameterId, value })),
  )
  if (answers.length > 0)
    await sql`
      insert into property_parameters (property_id, parameter_id, value)
      select id, "parameterId", value from jsonb_to_recordset(${sql.json(answers as never)}) x (id bigint, "parameterId" bigint, value jsonb)`
  const nearby = listings.flatMap(({ id, state }) => state.facilities.map((facility) => ({ id, ...facility })))
  if (nearby.length > 0)
    await sql`
      insert into property_facilities (property_id, facility_id, distance)
      select id, "facilityId", distance from jsonb_to_recordset(${sql.json(nearby as never)}) x (id bigint, "facilityId" bigint, distance numeric)`
}

const LONGEST = 150

/**
 * Bulk version of `claimSlug`: a taken slug gets the suffix. Locks are acquired in slug order, which rules out
 * deadlocks.
 */
async function claimSlugs({ sql }: Pick<Context, 'sql'>, listings: readonly NumberedListing[]): Promise<string[]> {
  const wanted = listings.map(({ state, suffix }) => {
    const words = [...(slugOf(state.slug) || slugOf(state.title) || 'property')].slice(0, LONGEST).join('')
    return { words: words.replace(/-$/, ''), long: `${words.replace(/-$/, '')}-${suffix}` }
  })
  const names = [...new Set(wanted.flatMap(({ words, long }) => [words, long]))].sort()
  await sql`
    select pg_advisory_xact_lock(hashtextextended('properties ' || slug, 0))
    from (select slug from unnest(${names}::text[]) slug order by slug) locked`
  const taken = await sql<{ slug: string }[]>`select slug from properties where slug = any (${names}::text[])`
  const used = new Set(taken.map(({ slug }) => slug))
  return wanted.map(({ words, long }) => {
    const slug = used.has(words) ? long : words
    used.add(slug)
    return slug
  })
}
