import type { priceGuide as endpoint } from '#contract/drafts.ts'
import type { Handler } from '#server/context.ts'
import { findComparablePrices } from './comparable-prices.sql.ts'

/** Fewer listings than this say nothing about a price. */
const MIN_LISTINGS = 5

export const priceGuide: Handler<typeof endpoint> = async ({ sql, viewer }, input) => {
  const row = await findComparablePrices(sql, {
    viewerId: viewer!.id,
    categoryId: input.category_id,
    dealType: input.property_type,
    rentDuration: input.property_type === 'rent' ? (input.rentduration ?? 'Monthly') : null,
    city: input.city,
    country: input.country,
    bedrooms: input.bedrooms ?? null,
  })
  const isLike = row.likeListings >= MIN_LISTINGS
  const [listings, prices] = isLike ? [row.likeListings, row.likePrices] : [row.listings, row.prices]
  if (listings < MIN_LISTINGS || !prices) return null
  const [low, median, high] = prices.map(Math.round) as typeof prices
  return { listings, low, median, high, bedrooms: isLike ? input.bedrooms! : null }
}
