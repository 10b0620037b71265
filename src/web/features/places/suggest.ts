import type { ChosenPlace } from '#contract/page.ts'
import { getMapPlaceDetails, getMapPlacesList } from '#contract/places.ts'
import { call } from '#web/api/call.ts'
import { dataCache } from '#web/api/data-cache.ts'
import { chosenPlace, placeAt, placeNamed } from './place.ts'

/** One suggestion under the input. */
export interface Suggestion {
  id: string
  name: string
  where: string
}

/** Places whose name begins with the typed text, or similar to it. */
export async function suggestPlaces(typed: string): Promise<Suggestion[]> {
  const { predictions } = await dataCache.fetchQuery({
    queryKey: ['places', typed.toLowerCase()],
    queryFn: ({ signal }) => call(getMapPlacesList, { input: typed }, { signal }),
  })
  return predictions.map(({ place_id, structured_formatting: { main_text, secondary_text } }) => ({
    id: place_id,
    name: main_text,
    where: secondary_text,
  }))
}

/** The full place of a suggestion. */
export async function placeOfSuggestion(id: string): Promise<ChosenPlace | null> {
  const { result } = await dataCache.fetchQuery({
    queryKey: ['place', id],
    queryFn: () => call(getMapPlaceDetails, { place_id: id }),
  })
  return result ? chosenPlace(result) : null
}

/** The best place for a text that was typed and not chosen from the list. */
export const placeTyped = (typed: string) => placeNamed((endpoint, input) => call(endpoint, input), typed)

/** The place around the visitor. */
export const placeAround = (point: { latitude: number; longitude: number }) =>
  placeAt((endpoint, input) => call(endpoint, input), point)
