import type { Input } from '#contract/endpoint.ts'
import type { setPersonalisedFields as endpoint } from '#contract/recommendations.ts'
import type { Likes } from '#domain/recommendation.ts'
import type { Handler } from '#server/context.ts'
import { presentLikes } from './present.ts'
import { findLikes, upsertLikes } from './queries.ts'

export const setPersonalisedFields: Handler<typeof endpoint> = async ({ sql, viewer }, input) => {
  const userId = viewer!.id
  await upsertLikes(sql, userId, likesOf(input))
  return presentLikes(userId, (await findLikes(sql, userId))!)
}

const likesOf = (input: Input<typeof endpoint>): Likes => ({
  categoryIds: input.category_ids,
  facilityIds: input.outdoor_facilitiy_ids,
  minPrice: whole(input.price_range[0]),
  maxPrice: whole(input.price_range[1]),
  kinds: [...new Set(input.property_type)].sort().map((type) => (type === '0' ? 'sell' : 'rent')),
  city: input.city ?? null,
})

/** Prices are whole numbers in the tables. */
const whole = (price: number | undefined) => (price === undefined ? null : Math.round(price))
