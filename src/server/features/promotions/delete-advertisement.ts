import type { deleteAdvertisement as endpoint } from '#contract/promotions.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { refundCredit } from '#server/features/packages/public.ts'
import { deletePromotion, endPromotion, lockPromotion } from './queries.ts'

export const deleteAdvertisement: Handler<typeof endpoint> = async (ctx, { id }) => {
  const advert = await lockPromotion(ctx.sql, id)
  if (!advert || !may.editListing(ctx.viewer, { ownerId: advert.userId })) throw missing('Advertisement')
  if (advert.status === 'approved') await endPromotion(ctx.sql, id)
  else {
    if (advert.status === 'pending') {
      const feature = advert.propertyId === null ? 'project_feature' : 'property_feature'
      await refundCredit(ctx, feature, { kind: 'advertisement', id })
    }
    await deletePromotion(ctx.sql, id)
  }
  return null
}
