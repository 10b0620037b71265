import type { getMapPlacesList as endpoint } from '#contract/places.ts'
import type { Handler } from '#server/context.ts'
import { presentPrediction } from './present.ts'

/** As many as fit under a search box without scrolling. */
const SUGGESTIONS = 7

export const getMapPlacesList: Handler<typeof endpoint> = async ({ geocoder }, { input }) => {
  const places = await geocoder.suggest(input, SUGGESTIONS)
  return {
    predictions: places.map((place) => presentPrediction(place, input)),
    status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
  }
}
