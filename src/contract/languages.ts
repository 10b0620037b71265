import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Bit, Flag, Instant } from './fields.ts'

/** A language code such as `en`, `pt-BR` or `es-419`; the pattern also makes it safe as part of a file name. */
export const LanguageCode = z.string().check(z.trim(), z.maxLength(20), z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/))

export const getLanguages = read('GET get_languages', {
  access: 'anyone',
  summary:
    'Returns a language with all its texts: those of the client in use if its language file was uploaded, else those of the site.',
  input: z.object({ language_code: LanguageCode, web_language_file: Flag }),
  output: z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    status: Bit,
    rtl: Bit,
    created_at: Instant,
    updated_at: Instant,
    deleted_at: z.null(),
    /** The texts themselves, under the field name that shipped clients read. */
    file_name: z.record(z.string(), z.string()),
  }),
  failures: { invalid: 'soft', missing: 'soft' },
})
