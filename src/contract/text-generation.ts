import * as z from 'zod/mini'
import { write } from './endpoint.ts'
import { Text } from './fields.ts'

/** Clients call these only if `gemini_ai_enabled` of web-settings is true, which it is not. */
const input = z.object({ entity_type: z.optional(z.literal(['property', 'project'])), title: Text(200) })

export const generateDescription = write('POST gemini/generate-description', {
  access: 'member',
  summary: 'Always refused: the site has no text generator.',
  input,
  output: z.object({ description: z.string(), cached: z.boolean() }),
})

export const generateMeta = write('POST gemini/generate-meta', {
  access: 'member',
  summary: 'Always refused: the site has no text generator.',
  input,
  output: z.object({
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
    cached: z.boolean(),
  }),
})
