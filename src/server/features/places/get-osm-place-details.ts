import type { getOsmPlaceDetails as endpoint } from '#contract/places.ts'
import type { Handler } from '#server/context.ts'
import { getMapPlaceDetails } from './get-map-place-details.ts'

export const getOsmPlaceDetails: Handler<typeof endpoint> = getMapPlaceDetails
