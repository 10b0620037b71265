import { isOpen } from '#domain/property-status.ts'
import type { Context } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { claimSlug } from '#server/features/listings/public.ts'
import { releaseUnused } from './change-listing.ts'
import type { ListingState } from './listing-state.ts'
import { findEdited, updateListing } from './state.sql.ts'

/**
 * Applies an approved revision. Changes made meanwhile stay: sold or rented, private or not, and the publication date.
 */
export async function applyRevision(ctx: Context, id: number, wanted: ListingState): Promise<void> {
  const live = await findEdited(ctx.sql, { id }, true)
  if (!live) throw missing('Property')
  const kind = isOpen(live.kind) ? wanted.kind : live.kind
  const rentDuration = kind === 'rent' || kind === 'rented' ? (wanted.rentDuration ?? 'Monthly') : null
  const slug = wanted.slug === live.state.slug ? wanted.slug : await claimSlug(ctx.sql, 'properties', wanted, id)
  // A revision submitted before a field was added lacks that field, so the live value stays.
  const state = { ...live.state, ...wanted, kind, rentDuration, slug, isPrivate: live.state.isPrivate }
  await updateListing(ctx.sql, id, state)
  await releaseUnused(ctx, live.state, state)
}

/** Releases the files that only the rejected revision used. */
export async function dropRevision(ctx: Context, id: number, refused: ListingState): Promise<void> {
  const live = await findEdited(ctx.sql, { id })
  await releaseUnused(ctx, refused, live?.state ?? null)
}
