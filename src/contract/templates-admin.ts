import * as z from 'zod/mini'
import { MESSAGE_TEMPLATES } from '#domain/message-templates.ts'
import { read, write } from './endpoint.ts'
import { Instant } from './fields.ts'
import { LanguageCode } from './languages.ts'

const Template = z.literal([...MESSAGE_TEMPLATES.keys()])
const which = { template: Template, language_code: LanguageCode }
const Words = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)))
/** An omitted part keeps its default. */
const parts = { subject: Words(200), text: Words(5000), html: Words(20_000) }

const Parts = z.object({
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
})

export const listTemplates = read('GET admin/templates', {
  access: 'admin',
  summary: 'Lists the message templates in one language.',
  input: z.object({ language_code: LanguageCode }),
  output: z.array(
    z.object({
      template: z.string(),
      /** Subject currently in use. */
      subject: z.string(),
      is_edited: z.boolean(),
      has_html: z.boolean(),
    }),
  ),
})

const EditableTemplate = z.object({
  template: z.string(),
  language_code: z.string(),
  /** Placeholders, each with an example. */
  slots: z.array(z.object({ name: z.string(), example: z.string(), is_needed: z.boolean() })),
  /** False for an email without an HTML body of its own. */
  takes_html: z.boolean(),
  shipped: z.object({ subject: z.string(), text: z.string() }),
  /** Overrides of the operator; null where the default applies. */
  own: Parts,
  history: z.array(
    z.object({ id: z.int(), changed_at: Instant, changed_by: z.nullable(z.string()), before: Parts, after: Parts }),
  ),
})
export type EditableTemplate = z.output<typeof EditableTemplate>

export const getTemplate = read('GET admin/template', {
  access: 'admin',
  summary: 'Returns a message template: default, current text and history.',
  input: z.object(which),
  output: EditableTemplate,
})

export const previewTemplate = read('POST admin/preview-template', {
  access: 'admin',
  bodyKilobytes: 128,
  summary: 'Renders a preview of an email with example data. Nothing is saved.',
  input: z.object({ ...which, ...parts }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.nullable(z.string()) }),
})

export const saveTemplate = write('POST admin/save-template', {
  access: 'admin',
  bodyKilobytes: 128,
  summary:
    'Saves a message template. Omitted parts are reset to their defaults. An error names each invalid part in `data.problems`.',
  input: z.object({ ...which, ...parts }),
  output: EditableTemplate,
})

export const testTemplate = write('POST admin/test-template', {
  access: 'admin',
  bodyKilobytes: 128,
  summary: 'Sends a test email to the caller, at most five in ten minutes.',
  input: z.object({ ...which, ...parts }),
  output: z.object({ to: z.string() }),
})
