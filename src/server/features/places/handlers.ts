export { getMapPlaceDetails } from './get-map-place-details.ts'
export { getMapPlacesList } from './get-map-places-list.ts'
export { getOsmPlaceDetails } from './get-osm-place-details.ts'
export { getOsmPlacesList } from './get-osm-places-list.ts'
