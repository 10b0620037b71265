import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Flag, Instant, Numeric, Text } from './fields.ts'
import { LanguageCode } from './languages.ts'

const Key = z.string().check(z.trim(), z.maxLength(100), z.regex(/^[a-z0-9-]+\.[A-Za-z0-9_-]+$/))
const Whole = (least: number, most: number) => Numeric(z.number().check(z.int(), z.minimum(least), z.maximum(most)))

const EditableText = z.object({
  key: z.string(),
  /** Default text, in English and in the requested language. */
  english: z.string(),
  shipped: z.string(),
  /** Override of the operator; null if the text was not customised. */
  value: z.nullable(z.string()),
  updated_at: z.nullable(Instant),
})
export type EditableText = z.output<typeof EditableText>

export const listTexts = read('GET admin/texts', {
  access: 'admin',
  summary: 'Lists the texts of a language with their overrides.',
  input: z.object({
    language_code: LanguageCode,
    /** Part of the key or of the text. */
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
  summary: 'Overrides a text. Without a value it is reset to the default.',
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
  /** Language for visitors whose own language the site does not have. */
  is_default: z.boolean(),
  /** Number of customised texts. */
  edited: z.int(),
  /** Number of translated texts of clients. */
  client_texts: z.int(),
  /** Fallback language for missing texts; null for a built-in language. */
  base_code: z.nullable(z.string()),
  /** Share of translated texts, in percent. */
  translated: z.int(),
})
export type AdminLanguage = z.output<typeof AdminLanguage>

export const listAllLanguages = read('GET admin/languages', {
  access: 'admin',
  summary: 'Lists all languages, active or not.',
  input: z.object({}),
  output: z.array(AdminLanguage),
})

export const saveLanguage = write('POST admin/save-language', {
  access: 'admin',
  summary: 'Renames a language and activates or deactivates it. The default language stays active.',
  input: z.object({ code: LanguageCode, name: Text(60), is_active: Flag }),
  output: z.array(AdminLanguage),
})

export const addLanguage = write('POST admin/add-language', {
  access: 'admin',
  summary: 'Adds a language, inactive, that uses the texts of its fallback language until it is translated.',
  input: z.object({ code: LanguageCode, name: Text(60), rtl: Flag, base_code: LanguageCode }),
  output: z.array(AdminLanguage),
})

export const deleteLanguage = write('POST admin/delete-language', {
  access: 'admin',
  summary: 'Deletes an added language that is not in use, with its texts.',
  input: z.object({ code: LanguageCode }),
  output: z.array(AdminLanguage),
})
