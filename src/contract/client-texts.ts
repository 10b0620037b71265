import * as z from 'zod/mini'
import {
  CLIENTS,
  hasControls,
  MAX_CLIENT_FILE_KILOBYTES,
  MAX_CLIENT_KEY,
  MAX_CLIENT_TEXT,
} from '#domain/client-texts.ts'
import { read, write } from './endpoint.ts'
import { Flag, Instant, limit, offset, Text } from './fields.ts'
import { LanguageCode } from './languages.ts'

const Client = z.literal(CLIENTS)
const withoutControls = z.refine<string>((text) => !hasControls(text), { error: 'api.no-controls' })

const ClientFile = z.object({
  client: Client,
  /** Number of texts; 0 if no file was uploaded. */
  texts: z.int(),
  uploaded_at: z.nullable(Instant),
  /** Share of translated texts of each language, in percent. */
  languages: z.array(z.object({ code: z.string(), name: z.string(), translated: z.int() })),
})
export type ClientFile = z.output<typeof ClientFile>

export const listClientFiles = read('GET admin/client-files', {
  access: 'admin',
  summary: 'Lists the shipped clients with their language files and the progress of the translations.',
  input: z.object({}),
  output: z.array(ClientFile),
})

export const uploadClientFile = write('POST admin/upload-client-file', {
  access: 'admin',
  summary:
    'Stores the English language file of a client: a JSON object of keys and texts. It replaces the previous file; translations stay.',
  input: z.object({ client: Client }),
  files: { file: { maxKilobytes: MAX_CLIENT_FILE_KILOBYTES, types: ['json'] } },
  output: z.array(ClientFile),
  beside: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
})

export const deleteClientFile = write('POST admin/delete-client-file', {
  access: 'admin',
  summary: 'Deletes the language file of a client with its translations.',
  input: z.object({ client: Client }),
  output: z.array(ClientFile),
})

const ClientText = z.object({
  key: z.string(),
  english: z.string(),
  /** The text without a translation of its own: that of the fallback language, or English. */
  fallback: z.string(),
  /** Translation; null if there is none. */
  value: z.nullable(z.string()),
  updated_at: z.nullable(Instant),
})
export type ClientText = z.output<typeof ClientText>

export const listClientTexts = read('GET admin/client-texts', {
  access: 'admin',
  summary: 'Lists the texts of a client with their translations into a language, in the order of the file.',
  input: z.object({
    client: Client,
    language_code: LanguageCode,
    /** Part of the key or of the text. */
    search: z.optional(Text(200)),
    only_missing: Flag,
    limit: limit(50),
    offset,
  }),
  output: z.array(ClientText),
  beside: z.object({ total: z.int() }),
})

export const saveClientText = write('POST admin/save-client-text', {
  access: 'admin',
  summary: 'Translates a text of a client. Without a value the translation is deleted.',
  input: z.object({
    client: Client,
    language_code: LanguageCode,
    key: z.string().check(z.minLength(1), z.maxLength(MAX_CLIENT_KEY)),
    value: z.optional(z.string().check(z.trim(), z.maxLength(MAX_CLIENT_TEXT), withoutControls)),
  }),
  output: ClientText,
})
