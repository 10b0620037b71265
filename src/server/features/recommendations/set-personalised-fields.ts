import type { Input } from '#contract/endpoint.ts'
import type { setPersonalisedFields as endpoint } from '#contract/recommendations.ts'
import type { PropertyPreferences } from '#domain/recommendation.ts'
import type { Handler } from '#server/context.ts'
import { presentPreferences } from './present.ts'
import { findPreferences, upsertPreferences } from './queries.ts'

export const setPersonalisedFields: Handler<typeof endpoint> = async ({ sql, viewer }, input) => {
  const userId = viewer!.id
  await upsertPreferences(sql, userId, preferencesOf(input))
  return presentPreferences(userId, (await findPreferences(sql, userId))!)
}

const preferencesOf = (input: Input<typeof endpoint>): PropertyPreferences => ({
  categoryIds: input.category_ids,
  facilityIds: input.outdoor_facilitiy_ids,
  minPrice: whole(input.price_range[0]),
  maxPrice: whole(input.price_range[1]),
  kinds: [...new Set(input.property_type)].sort().map((type) => (type === '0' ? 'sell' : 'rent')),
  city: input.city ?? null,
})

/** Prices are stored as whole numbers. */
const whole = (price: number | undefined) => (price === undefined ? null : Math.round(price))
