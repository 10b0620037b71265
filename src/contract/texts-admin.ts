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

const AdminLanguage = z.object({
  code: z.string(),
  name: z.string(),
  rtl: z.boolean(),
  is_active: z.boolean(),
  /** The one for everybody whose own the site does not speak. */
  is_default: z.boolean(),
  /** How many texts the operator wrote differently. */
  edited: z.int(),
  /** Whose texts are shown where this one has none; null where it came with the site. */
  base_code: z.nullable(z.string()),
  /** How much of the site it says in its own words, in percent. */
  translated: z.int(),
})
export type AdminLanguage = z.output<typeof AdminLanguage>

export const listAllLanguages = read('GET admin/languages', {
  access: 'admin',
  summary: 'Every language of the site, switched on or not.',
  input: z.object({}),
  output: z.array(AdminLanguage),
})

export const saveLanguage = write('POST admin/save-language', {
  access: 'admin',
  summary: 'Names a language and switches it on or off; the main language stays on.',
  input: z.object({ code: LanguageCode, name: Text(60), is_active: Flag }),
  output: z.array(AdminLanguage),
})

export const addLanguage = write('POST admin/add-language', {
  access: 'admin',
  summary: 'Adds a language, switched off, which says everything like another one until it is translated.',
  input: z.object({ code: LanguageCode, name: Text(60), rtl: Flag, base_code: LanguageCode }),
  output: z.array(AdminLanguage),
})

export const deleteLanguage = write('POST admin/delete-language', {
  access: 'admin',
  summary: 'Deletes a language that was added and that nothing uses; its texts go with it.',
  input: z.object({ code: LanguageCode }),
  output: z.array(AdminLanguage),
})
