import type { Output } from '#contract/endpoint.ts'
import type { Api, ChosenPlace } from '#contract/page.ts'
import { getMapPlaceDetails, getMapPlacesList } from '#contract/places.ts'

type PlaceResult = NonNullable<Output<typeof getMapPlaceDetails>['result']>

/** A place in the product's format, from the format of geocoders. */
export function chosenPlace(result: PlaceResult, at = result.geometry.location): ChosenPlace {
  const part = (type: string) =>
    result.address_components.find((component) => component.types.includes(type))?.long_name ?? ''
  return {
    formatted_address: result.formatted_address,
    city: part('locality'),
    state: part('administrative_area_level_1'),
    country: part('country'),
    latitude: at.lat,
    longitude: at.lng,
  }
}

/** The best place for a typed text, or null. */
export async function placeNamed(api: Api, typed: string): Promise<ChosenPlace | null> {
  const { predictions } = await api(getMapPlacesList, { input: typed })
  const best = predictions[0]
  if (!best) return null
  const { result } = await api(getMapPlaceDetails, { place_id: best.place_id })
  return result ? chosenPlace(result) : null
}

/** The place around a point, or null where there is none. */
export async function placeAt(api: Api, point: { latitude: number; longitude: number }): Promise<ChosenPlace | null> {
  const { result } = await api(getMapPlaceDetails, point)
  return result ? chosenPlace(result, { lat: point.latitude, lng: point.longitude }) : null
}

/** The name of the place around a point, or nothing where there is none. */
export async function nameAt(api: Api, point: { latitude: number; longitude: number }): Promise<string | undefined> {
  const place = await placeAt(api, point)
  return place?.city || place?.state || place?.country
}
