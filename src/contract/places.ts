import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Latitude, Longitude, Text } from './fields.ts'

/**
 * The subset of Google's responses that shipped clients read. The data comes from the gazetteer, so no API key is
 * needed.
 */
const Status = z.literal(['OK', 'ZERO_RESULTS'])

const Span = z.object({ offset: z.int(), length: z.int() })

const Prediction = z.object({
  place_id: z.string(),
  description: z.string(),
  matched_substrings: z.array(Span),
  structured_formatting: z.object({
    main_text: z.string(),
    main_text_matched_substrings: z.array(Span),
    secondary_text: z.string(),
  }),
  terms: z.array(z.object({ offset: z.int(), value: z.string() })),
  types: z.array(z.string()),
})

const Point = z.object({ lat: z.number(), lng: z.number() })

const PlaceResult = z.object({
  place_id: z.string(),
  name: z.string(),
  formatted_address: z.string(),
  address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })),
  geometry: z.object({ location: Point, viewport: z.object({ northeast: Point, southwest: Point }) }),
  types: z.array(z.string()),
})

const Predictions = z.object({ predictions: z.array(Prediction), status: Status })

export const getMapPlacesList = read('GET get-map-places-list', {
  access: 'anyone',
  summary: 'Suggests places for typed text.',
  input: z.object({ input: Text(120) }),
  output: Predictions,
})

export const getOsmPlacesList = read('GET get-osm-places-list', {
  access: 'anyone',
  summary: 'Suggests places for typed text, as get-map-places-list does.',
  input: z.object({ input: Text(120) }),
  isShapeUnknown: true,
  output: Predictions,
})

const PlaceChoice = z
  .object({ place_id: z.optional(Text(80)), latitude: z.optional(Latitude), longitude: z.optional(Longitude) })
  .check(
    z.refine(
      (input) => input.place_id !== undefined || (input.latitude !== undefined && input.longitude !== undefined),
      {
        error: 'api.place-missing',
        path: ['place_id'],
      },
    ),
  )
const ChosenPlace = z.object({
  result: z.optional(PlaceResult),
  results: z.array(PlaceResult),
  html_attributions: z.array(z.string()),
  status: Status,
})

export const getMapPlaceDetails = read('GET get-map-place-details', {
  access: 'anyone',
  summary: 'Returns the place of a suggestion, or the place at a point.',
  input: PlaceChoice,
  output: ChosenPlace,
})

export const getOsmPlaceDetails = read('GET get-osm-place-details', {
  access: 'anyone',
  summary: 'Returns the place of a suggestion or at a point, as get-map-place-details does.',
  input: PlaceChoice,
  isShapeUnknown: true,
  output: ChosenPlace,
})
