import type { getNearbyProperties as endpoint } from '#contract/properties.ts'
import { placeOf } from '#domain/home-place.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import type { Handler } from '#server/context.ts'
import { scopesOf } from '#server/features/search/public.ts'
import { mapCards } from './map-cards.ts'

export const getNearbyProperties: Handler<typeof endpoint> = async (ctx, { city, state, type, ...point }) => {
  const [inCity, inState] = await Promise.all([scopesOf(ctx, { city }), scopesOf(ctx, { state })])
  const hasName = city !== undefined || state !== undefined
  const around = placeOf(point.latitude, point.longitude, point.radius)
  const filter: SearchFilter = {
    ...(type && { kind: type }),
    // A property in either the city or the state is nearby.
    ...(hasName && { scopes: [...(inCity.scopes ?? []), ...(inState.scopes ?? [])] }),
    ...(around && (point.radius !== undefined || !hasName) && { around }),
  }
  const { cards } = await mapCards(ctx, filter, filter.around ? 'distance' : 'newest')
  return cards
}
