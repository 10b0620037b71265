import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Latitude, Longitude, limit, offset, wholePoint } from './fields.ts'
import { City } from './objects.ts'

export const getCitiesData = read('GET get-cities-data', {
  access: 'anyone',
  summary: 'Lists cities with homes for sale or rent: those with the most homes first, or the nearest to a point.',
  input: z
    .object({ latitude: z.optional(Latitude), longitude: z.optional(Longitude), offset, limit: limit() })
    .check(wholePoint),
  output: z.array(City),
  beside: z.object({
    total: z.int(),
    /** Whether any of these cities has a picture. */
    with_image: z.boolean(),
  }),
})

export const getCountries = read('GET get-countries', {
  access: 'anyone',
  summary: 'Lists the countries with homes for sale or rent, those with the most homes first.',
  input: z.object({}),
  isShapeUnknown: true,
  output: z.array(z.object({ id: z.int(), name: z.string(), code: z.string(), count: z.int() })),
  beside: z.object({ total: z.int() }),
})
