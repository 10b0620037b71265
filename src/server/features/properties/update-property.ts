import type { updateProperty as endpoint } from '#contract/listings.ts'
import type { Handler } from '#server/context.ts'
import { changeListing, findOwnListing } from './change-listing.ts'
import { removeListing } from './delete-property.ts'
import { listingChangeOf } from './listing-input.ts'
import { presentEdited } from './own-listings.ts'

export const updateProperty: Handler<typeof endpoint> = async (ctx, edited) => {
  const { id } = await findOwnListing(ctx, edited.id === undefined ? { slug: edited.slug_id! } : { id: edited.id })
  if (edited.action_type === 1) {
    await removeListing(ctx, id)
    ctx.say('api.property-deleted')
    return []
  }
  const { isRevision } = await changeListing(ctx, id, await listingChangeOf(ctx, edited))
  if (isRevision) ctx.say('api.changes-sent')
  return presentEdited(ctx, id)
}
