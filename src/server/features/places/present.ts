import type { Output } from '#contract/endpoint.ts'
import type { getMapPlaceDetails, getMapPlacesList } from '#contract/places.ts'
import { countryName } from '#domain/country-name.ts'
import { boxAround } from '#domain/geo.ts'
import type { Place } from '#server/adapters/geocoding/port.ts'

type Prediction = Output<typeof getMapPlacesList>['predictions'][number]
type Result = Output<typeof getMapPlaceDetails>['results'][number]

const TYPES = { city: 'locality', state: 'administrative_area_level_1', country: 'country' } as const

/** Presents a place in the shape of Google Place Autocomplete. */
export function presentPrediction(place: Place, typed: string): Prediction {
  const words = addressText(place)
  const matched = matchedPart(place.name, typed.trim())
  const starts = words.map((_, i) => words.slice(0, i).reduce((length, word) => length + word.length + 2, 0))
  return {
    place_id: place.id,
    description: words.join(', '),
    matched_substrings: matched,
    structured_formatting: {
      main_text: place.name,
      main_text_matched_substrings: matched,
      secondary_text: words.slice(1).join(', '),
    },
    terms: words.map((value, i) => ({ offset: starts[i]!, value })),
    types: typesOf(place),
  }
}

/** The part to show in bold: the typed prefix, ignoring accents; none for a fuzzy match. */
function matchedPart(name: string, typed: string): Prediction['matched_substrings'] {
  const start = name.slice(0, typed.length)
  return start.localeCompare(typed, 'en', { sensitivity: 'base' }) === 0 ? [{ offset: 0, length: start.length }] : []
}

/** Presents a place in the shape of Google Place Details. */
export function presentPlace(place: Place): Result {
  return {
    place_id: place.id,
    name: place.name,
    formatted_address: addressText(place).join(', '),
    address_components: components(place),
    geometry: { location: { lat: place.latitude, lng: place.longitude }, viewport: viewportOf(place) },
    types: typesOf(place),
  }
}

const typesOf = ({ kind }: Place) => [TYPES[kind], 'political', 'geocode']

function addressText({ kind, name, state, countryCode }: Place): string[] {
  if (kind === 'country') return [name]
  const country = countryName(countryCode)
  return kind === 'city' && state && state !== name ? [name, state, country] : [name, country]
}

function components({ kind, name, state, countryCode }: Place): Result['address_components'] {
  const component = (long: string, short: string, type: string) => ({
    long_name: long,
    short_name: short,
    types: [type, 'political'],
  })
  return [
    ...(kind === 'city' ? [component(name, name, TYPES.city)] : []),
    ...(kind !== 'country' && state ? [component(state, state, TYPES.state)] : []),
    component(countryName(countryCode), countryCode, TYPES.country),
  ]
}

/** Map viewport of a place; grows with the population of a city. */
function viewportOf(place: Place): Result['geometry']['viewport'] {
  const km = { city: 3 + Math.sqrt(place.population / 1000 / Math.PI), state: 120, country: 400 }[place.kind]
  const { south, west, north, east } = boxAround(place, km)
  return { northeast: { lat: north, lng: east }, southwest: { lat: south, lng: west } }
}
