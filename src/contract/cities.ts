import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { limit, offset } from './fields.ts'
import { City } from './objects.ts'

export const getCitiesData = read('GET get-cities-data', {
  access: 'anyone',
  summary: 'Cities that have homes for sale or rent, the fullest first.',
  input: z.object({ offset, limit: limit() }),
  output: z.array(City),
  beside: z.object({ total: z.int() }),
})
