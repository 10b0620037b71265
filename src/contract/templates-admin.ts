import * as z from 'zod/mini'
import { MESSAGE_TEMPLATES } from '#domain/message-templates.ts'
import { read, write } from './endpoint.ts'
import { Instant } from './fields.ts'
import { LanguageCode } from './languages.ts'

const Template = z.literal([...MESSAGE_TEMPLATES.keys()])
const which = { template: Template, language_code: LanguageCode }
const Words = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)))
/** Without one of them that part is as it came with the site. */
const parts = { subject: Words(200), text: Words(5000), html: Words(20_000) }

const Parts = z.object({
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
})

export const listTemplates = read('GET admin/templates', {
  access: 'admin',
  summary: 'Every mail and notification that the site writes by itself, in one language.',
  input: z.object({ language_code: LanguageCode }),
  output: z.array(
    z.object({
      template: z.string(),
      /** Its subject as it is sent now. */
      subject: z.string(),
      is_edited: z.boolean(),
      has_html: z.boolean(),
    }),
  ),
})

const EditableTemplate = z.object({
  template: z.string(),
  language_code: z.string(),
  /** What may stand in braces, each with an example. */
  slots: z.array(z.object({ name: z.string(), example: z.string(), is_needed: z.boolean() })),
  /** False where a mail has no HTML of its own. */
  takes_html: z.boolean(),
  shipped: z.object({ subject: z.string(), text: z.string() }),
  /** In the operator's words; null where it is as it came. */
  own: Parts,
  history: z.array(
    z.object({ id: z.int(), changed_at: Instant, changed_by: z.nullable(z.string()), before: Parts, after: Parts }),
  ),
})
export type EditableTemplate = z.output<typeof EditableTemplate>

export const getTemplate = read('GET admin/template', {
  access: 'admin',
  summary: 'One mail or notification: as it came, as the operator wants it, and how it was worded before.',
  input: z.object(which),
  output: EditableTemplate,
})

export const previewTemplate = read('POST admin/preview-template', {
  access: 'admin',
  bodyKilobytes: 128,
  summary: 'A mail with example data exactly as it would be sent; nothing is kept.',
  input: z.object({ ...which, ...parts }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.nullable(z.string()) }),
})

export const saveTemplate = write('POST admin/save-template', {
  access: 'admin',
  bodyKilobytes: 128,
  summary:
    'Words a mail or notification; what is left out is as it came. A refusal names each wrong part in `data.problems`.',
  input: z.object({ ...which, ...parts }),
  output: EditableTemplate,
})

export const testTemplate = write('POST admin/test-template', {
  access: 'admin',
  bodyKilobytes: 128,
  summary: 'Sends a mail with example data to whoever asks, a few times in ten minutes.',
  input: z.object({ ...which, ...parts }),
  output: z.object({ to: z.string() }),
})
