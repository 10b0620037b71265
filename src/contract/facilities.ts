import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Id, Instant, Url } from './fields.ts'
import { Parameter } from './objects.ts'

const Facility = z.object({ id: z.int(), name: z.string(), translated_name: z.string(), image: Url })

export const getFacilities = read('GET get_facilities', {
  access: 'anyone',
  summary: 'The kinds of place that can be near a home.',
  input: z.object({ id: z.optional(Id) }),
  output: z.array(z.extend(Facility, { created_at: Instant, updated_at: Instant })),
  beside: z.object({ total: z.int() }),
})

export const getFacilitiesForFilter = read('GET get-facilities-for-filter', {
  access: 'anyone',
  summary: 'Every question that homes can be filtered by.',
  input: z.object({}),
  output: z.array(Parameter),
})

export const propertyAdvanceFilterData = read('GET property-advance-filter-data', {
  access: 'anyone',
  summary: 'Questions and kinds of near-by place for a filter, in one answer.',
  input: z.object({}),
  output: z.object({ parameters: z.array(Parameter), nearby_facilities: z.array(Facility) }),
})
