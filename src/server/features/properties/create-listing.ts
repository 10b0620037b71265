import type { Context } from '#server/context.ts'
import { approvalOf, claimSlug, requireLocation } from '#server/features/listings/public.ts'
import { consumeCredit } from '#server/features/packages/public.ts'
import { requireCompleteProfile, requireVerification } from '#server/features/publishing-requirements/public.ts'
import { assessRisk, riskSubjectOfProperty, saveJudgement } from '#server/features/risk/public.ts'
import { changedState, readyChange } from './change-state.ts'
import type { ListingState, NewListing } from './listing-state.ts'
import { insertListing } from './state.sql.ts'

/** Empty state that a new property starts from. */
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

/** Creates a property of the viewer, or of the site for an administrator, and consumes the credit it costs. */
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
  const judgement = await assessRisk(ctx.sql, riskSubjectOfProperty(state, { exceptId: null, ownerId }), ctx.now)
  const isApproved = isNewApproved && !judgement.isHeld
  const requestStatus = isApproved ? 'approved' : 'pending'
  const id = await insertListing(ctx.sql, state, { ownerId, requestStatus, now: ctx.now })
  if (!isApproved) await saveJudgement(ctx.sql, { kind: 'property', id }, judgement, ctx.now)
  // Last, because the credit row stays locked until the transaction ends.
  if (!isSites) await consumeCredit(ctx, 'property_list', { kind: 'property', id })
  return { id, slug: state.slug }
}
