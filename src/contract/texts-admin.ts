import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Flag, Instant, Numeric, Text } from './fields.ts'
import { LanguageCode } from './languages.ts'

const Key = z.string().check(z.trim(), z.maxLength(100), z.regex(/^[a-z0-9-]+\.[A-Za-z0-9_-]+$/))
const Whole = (least: number, most: number) => Numeric(z.number().check(z.int(), z.minimum(least), z.maximum(most)))

const EditableText = z.object({
  key: z.string(),
  /** As it came with the site, in English and in the language asked for. */
  english: z.string(),
  shipped: z.string(),
  /** As the operator wants it, or null where nothing was changed. */
  value: z.nullable(z.string()),
  updated_at: z.nullable(Instant),
})
export type EditableText = z.output<typeof EditableText>

export const listTexts = read('GET admin/texts', {
  access: 'admin',
  summary: "The site's texts in a language, with what was changed.",
  input: z.object({
    language_code: LanguageCode,
    /** Words of the key or of the text. */
    search: z.optional(Text(200)),
    only_edited: Flag,
    limit: z._default(Whole(1, 200), 50),
    offset: z._default(Whole(0, 100_000), 0),
  }),
  output: z.array(EditableText),
  beside: z.object({ total: z.int() }),
})

export const saveText = write('POST admin/save-text', {
  access: 'admin',
  summary: 'Writes a text of the site differently; without a value it is as it came.',
  input: z.object({
    language_code: LanguageCode,
    key: Key,
    value: z.optional(z.string().check(z.trim(), z.maxLength(5000))),
  }),
  output: EditableText,
})
