import type { getOsmPlacesList as endpoint } from '#contract/places.ts'
import type { Handler } from '#server/context.ts'
import { getMapPlacesList } from './get-map-places-list.ts'

export const getOsmPlacesList: Handler<typeof endpoint> = getMapPlacesList
