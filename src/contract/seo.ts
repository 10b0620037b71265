import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { limit, offset, Text, Url } from './fields.ts'

/** Both sets of field names: older clients read `meta_…`, newer ones the plain names. */
export const SeoPage = z.object({
  id: z.int(),
  page: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_keywords: z.nullable(z.string()),
  meta_image: Url,
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  keywords: z.nullable(z.string()),
  image: Url,
  schema_markup: z.nullable(z.string()),
})
export type SeoPage = z.output<typeof SeoPage>

export const getSeoSettings = read('GET get_seo_settings', {
  access: 'anyone',
  summary: 'Returns the SEO title and description by page.',
  input: z.object({ page: z._default(Text(80), 'homepage'), offset, limit: limit() }),
  output: z.array(SeoPage),
  beside: z.object({ total: z.int() }),
})
