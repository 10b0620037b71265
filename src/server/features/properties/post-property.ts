import type { postProperty as endpoint } from '#contract/listings.ts'
import type { Handler } from '#server/context.ts'
import { createListing } from './create-listing.ts'
import { newListingOf } from './listing-input.ts'
import { presentEdited } from './own-listings.ts'

export const postProperty: Handler<typeof endpoint> = async (ctx, posted) => {
  const { id } = await createListing(ctx, await newListingOf(ctx, posted))
  return presentEdited(ctx, id)
}
