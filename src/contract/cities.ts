import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Latitude, Longitude, limit, offset, wholePoint } from './fields.ts'
import { City } from './objects.ts'

export const getCitiesData = read('GET get-cities-data', {
  access: 'anyone',
  summary: 'Cities that have homes for sale or rent: those with most homes first, or the nearest to a point.',
  input: z
    .object({ latitude: z.optional(Latitude), longitude: z.optional(Longitude), offset, limit: limit() })
    .check(wholePoint),
  output: z.array(City),
  beside: z.object({ total: z.int() }),
})
