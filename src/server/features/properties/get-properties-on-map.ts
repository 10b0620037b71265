import type { getPropertiesOnMap as endpoint } from '#contract/properties.ts'
import type { Handler } from '#server/context.ts'
import { filterOf } from './list-filter.ts'
import { readFilters, sortOf } from './list-params.ts'
import { mapCards } from './map-cards.ts'

export const getPropertiesOnMap: Handler<typeof endpoint> = async (ctx, { filters, place_id, radius, ...plain }) => {
  const place = { ...(place_id !== undefined && { place_id }), ...(radius !== undefined && { radius }) }
  const words = { ...(filters === undefined ? plain : readFilters(filters)), ...place }
  const { cards, total } = await mapCards(ctx, await filterOf(ctx, words), sortOf(words))
  return { data: cards, total }
}
