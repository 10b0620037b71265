import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Flag, Latitude, Longitude, limit, OptionalId, offset, Slug, Text, Url } from './fields.ts'
import { Parameter } from './objects.ts'

export const Category = z.object({
  id: z.int(),
  category: z.string(),
  translated_name: z.string(),
  image: Url,
  slug_id: z.string(),
  parameter_types: z.array(Parameter),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_keywords: z.nullable(z.string()),
  meta_image: Url,
  properties_count: z.int(),
})
export type Category = z.output<typeof Category>

export const getCategories = read('GET get_categories', {
  access: 'anyone',
  summary: 'Lists the property types with their attributes.',
  input: z.object({
    id: OptionalId,
    slug_id: z.optional(Slug),
    search: z.optional(Text(120)),
    has_property: Flag,
    latitude: z.optional(Latitude),
    longitude: z.optional(Longitude),
    offset,
    limit: limit(),
  }),
  output: z.array(Category),
  beside: z.object({ total: z.int() }),
})
