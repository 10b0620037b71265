import type { Context } from '#server/context.ts'
import { approvalOf, claimSlug, requireLocation } from '#server/features/listings/public.ts'
import { takeUnit } from '#server/features/packages/public.ts'
import { judge, saveJudgement, sketchOfHome } from '#server/features/shield/public.ts'
import { requireCompleteProfile, requireVerification } from '#server/features/standing/public.ts'
import { changedState, readyChange } from './change-state.ts'
import type { ListingState, NewListing } from './listing-state.ts'
import { insertListing } from './state-sql.ts'

/** Nothing yet: what a new home changes. */
export const BLANK = {
  slug: '',
  titleMediaId: null,
  panoramaMediaId: null,
  metaMediaId: null,
  gallery: [],
  documents: [],
  floors: [],
  parameters: [],
  facilities: [],
  translations: [],
} satisfies Partial<ListingState>

/** Lists a home for the viewer, or for the site when an administrator does it, and spends the unit that it costs. */
export async function createListing(ctx: Context, listing: NewListing): Promise<{ id: number; slug: string }> {
  const isSites = ctx.viewer!.role === 'admin'
  if (!isSites) {
    await requireCompleteProfile(ctx)
    await requireVerification(ctx)
  }
  const {
    slug: wanted,
    titleImage,
    panorama,
    metaImage,
    gallery,
    documents,
    floors,
    parameters,
    facilities,
    translations,
    ...fields
  } = listing
  const change = {
    titleImage,
    panorama,
    metaImage,
    gallery,
    documents,
    floors,
    facilities,
    translations,
    parameters: parameters ?? [],
  }
  await requireLocation(ctx, fields, 'address')
  const ready = await readyChange(ctx, { ...change, categoryId: fields.categoryId })
  const state = await changedState(ctx, { ...BLANK, ...fields }, ready)
  state.slug = await claimSlug(ctx.sql, 'properties', { slug: wanted, title: fields.title })
  const { isNewApproved } = await approvalOf(ctx)
  const ownerId = isSites ? null : ctx.viewer!.id
  const judgement = await judge(ctx.sql, sketchOfHome(state, { exceptId: null, ownerId }), ctx.now)
  const isApproved = isNewApproved && !judgement.isHeld
  const requestStatus = isApproved ? 'approved' : 'pending'
  const id = await insertListing(ctx.sql, state, { ownerId, requestStatus, now: ctx.now })
  if (!isApproved) await saveJudgement(ctx.sql, { kind: 'property', id }, judgement, ctx.now)
  // Last, because everybody with the same package waits for it.
  if (!isSites) await takeUnit(ctx, 'property_list', { kind: 'property', id })
  return { id, slug: state.slug }
}
