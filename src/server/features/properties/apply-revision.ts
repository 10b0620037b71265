import { isOpen } from '#domain/property-status.ts'
import type { Context } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { claimSlug } from '#server/features/listings/public.ts'
import { releaseUnused } from './change-listing.ts'
import type { ListingState } from './listing-state.ts'
import { findEdited, updateListing } from './state-sql.ts'

/** Lets changes that waited take effect. What happened meanwhile stays: sold or rented, private or not, and the publication date. */
export async function applyRevision(ctx: Context, id: number, wanted: ListingState): Promise<void> {
  const live = await findEdited(ctx.sql, { id }, true)
  if (!live) throw missing('Property')
  const kind = isOpen(live.kind) ? wanted.kind : live.kind
  const rentDuration = kind === 'rent' || kind === 'rented' ? (wanted.rentDuration ?? 'Monthly') : null
  const slug = wanted.slug === live.state.slug ? wanted.slug : await claimSlug(ctx.sql, 'properties', wanted, id)
  const state = { ...wanted, kind, rentDuration, slug, isPrivate: live.state.isPrivate }
  await updateListing(ctx.sql, id, state)
  await releaseUnused(ctx, live.state, state)
}

/** Lets go of the files that only the refused changes would have used. */
export async function dropRevision(ctx: Context, id: number, refused: ListingState): Promise<void> {
  const live = await findEdited(ctx.sql, { id })
  await releaseUnused(ctx, refused, live?.state ?? null)
}
