import type { changeListingPrice as endpoint } from '#contract/listings.ts'
import type { Handler } from '#server/context.ts'
import { changeListing } from './change-listing.ts'
import { findPrice } from './reviewed-price.sql.ts'

export const changeListingPrice: Handler<typeof endpoint> = async (ctx, { property_id, price }) => {
  const { isRevision } = await changeListing(ctx, property_id, { price })
  return { price: Number(await findPrice(ctx.sql, property_id)), is_in_review: isRevision }
}
