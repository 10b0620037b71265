import type { getMapPlaceDetails as endpoint } from '#contract/places.ts'
import type { Handler } from '#server/context.ts'
import { presentPlace } from './present.ts'

export const getMapPlaceDetails: Handler<typeof endpoint> = async ({ geocoder }, { place_id, latitude, longitude }) => {
  const place =
    place_id === undefined
      ? await geocoder.locate({ latitude: latitude!, longitude: longitude! })
      : await geocoder.find(place_id)
  if (!place) return { results: [], html_attributions: ATTRIBUTION, status: 'ZERO_RESULTS' }
  const result = presentPlace(place)
  return { result, results: [result], html_attributions: ATTRIBUTION, status: 'OK' }
}

/** Attribution that the GeoNames licence requires wherever its data is shown. */
const ATTRIBUTION = ['GeoNames (CC BY 4.0)']
