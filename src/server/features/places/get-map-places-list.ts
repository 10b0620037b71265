import type { getMapPlacesList as endpoint } from '#contract/places.ts'
import type { Handler } from '#server/context.ts'
import { presentPrediction } from './present.ts'
import { siteCountry } from './site-country.ts'

/** Number of suggestions that fit under a search box without scrolling. */
const SUGGESTIONS = 7

export const getMapPlacesList: Handler<typeof endpoint> = async (ctx, { input }) => {
  const places = await ctx.geocoder.suggest(input, SUGGESTIONS, await siteCountry(ctx))
  return {
    predictions: places.map((place) => presentPrediction(place, input)),
    status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
  }
}
