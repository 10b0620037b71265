import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Flag, Id, Latitude, Longitude, limit, offset, Slug, Text, Url } from './fields.ts'
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
  /** Only when homes were asked for. */
  properties_count: z.optional(z.int()),
})
export type Category = z.output<typeof Category>

export const getCategories = read('GET get_categories', {
  access: 'anyone',
  summary: 'The kinds of home, each with the questions it asks.',
  input: z.object({
    id: z.optional(Id),
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
