import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Instant, OptionalId, Url } from './fields.ts'
import { Parameter } from './objects.ts'

const Facility = z.object({ id: z.int(), name: z.string(), translated_name: z.string(), image: Url })

export const getFacilities = read('GET get_facilities', {
  access: 'anyone',
  summary: 'Lists the types of nearby places.',
  input: z.object({ id: OptionalId }),
  output: z.array(z.extend(Facility, { created_at: Instant, updated_at: Instant })),
  beside: z.object({ total: z.int() }),
})

export const getNearbyFacilities = read('GET get-nearby-facilities', {
  access: 'anyone',
  summary: 'Lists the types of nearby places, as get_facilities does.',
  input: z.object({}),
  isShapeUnknown: true,
  output: z.array(Facility),
  beside: z.object({ total: z.int() }),
})

export const getFacilitiesForFilter = read('GET get-facilities-for-filter', {
  access: 'anyone',
  summary: 'Lists the attributes that listings can be filtered by.',
  input: z.object({}),
  output: z.array(Parameter),
})

export const propertyAdvanceFilterData = read('GET property-advance-filter-data', {
  access: 'anyone',
  summary: 'Returns attributes and nearby-place types for filters in one response.',
  input: z.object({}),
  output: z.object({ parameters: z.array(Parameter), nearby_facilities: z.array(Facility) }),
})
