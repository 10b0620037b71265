import type { deleteAdvertisement as endpoint } from '#contract/adverts.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { returnUnit } from '#server/features/packages/public.ts'
import { deleteAdvert, endAdvert, lockAdvert } from './queries.ts'

export const deleteAdvertisement: Handler<typeof endpoint> = async (ctx, { id }) => {
  const advert = await lockAdvert(ctx.sql, id)
  if (!advert || !may.editListing(ctx.viewer, { ownerId: advert.userId })) throw missing('Advertisement')
  if (advert.status === 'approved') await endAdvert(ctx.sql, id)
  else {
    if (advert.status === 'pending') {
      const feature = advert.propertyId === null ? 'project_feature' : 'property_feature'
      await returnUnit(ctx, feature, { kind: 'advertisement', id })
    }
    await deleteAdvert(ctx.sql, id)
  }
  return null
}
