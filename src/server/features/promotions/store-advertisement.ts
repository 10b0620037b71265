import type { storeAdvertisement as endpoint } from '#contract/promotions.ts'
import { may } from '#domain/policy.ts'
import { canFeature } from '#domain/promotion-status.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { approvalOf } from '#server/features/listings/public.ts'
import { consumeCredit } from '#server/features/packages/public.ts'
import { lockProject } from '#server/features/projects/public.ts'
import { lockVisibility } from '#server/features/properties/public.ts'
import { type Advertised, insertPromotion, listStatuses, setPackage } from './queries.ts'

/** Duration of promotions of the site's own listings. */
const HOURS_OF_SITE = 720

export const storeAdvertisement: Handler<typeof endpoint> = async (ctx, { feature_for, property_id, project_id }) => {
  const subject = feature_for === 'property' ? { propertyId: property_id! } : { projectId: project_id! }
  const listing = await lockListing(ctx, subject)
  const statuses = await listStatuses(ctx.sql, subject)
  if (!canFeature(listing, [])) throw new AppError('refused', 'api.advert-not-on-offer')
  if (!canFeature(listing, statuses)) throw new AppError('refused', 'api.advert-repeated')

  const isSites = may.administer(ctx.viewer)
  const { isNewApproved } = await approvalOf(ctx)
  const id = await insertPromotion(ctx.sql, {
    subject,
    userId: isSites ? listing.ownerId : ctx.viewer!.id,
    status: isNewApproved ? 'approved' : 'pending',
    startsAt: ctx.now,
    hours: HOURS_OF_SITE,
  })
  if (!isSites) {
    const feature = feature_for === 'property' ? 'property_feature' : 'project_feature'
    await setPackage(ctx.sql, id, await consumeCredit(ctx, feature, { kind: 'advertisement', id }))
  }
  ctx.say(isNewApproved ? 'api.advert-running' : 'api.advert-in-review')
  return null
}

/** Locks the listing, so that of two concurrent requests the second finds the promotion of the first. */
async function lockListing(ctx: Context, subject: Advertised) {
  const isHome = 'propertyId' in subject
  const listing = isHome
    ? await lockVisibility(ctx.sql, subject.propertyId)
    : await lockProject(ctx.sql, subject.projectId)
  if (!listing || !may.editListing(ctx.viewer, listing)) throw missing(isHome ? 'Property' : 'Project')
  return listing
}
