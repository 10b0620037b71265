import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Id, Instant, Text, Url } from './fields.ts'

export const FIELD_TYPES = ['text', 'number', 'radio', 'checkbox', 'dropdown', 'textarea', 'file'] as const

const Choice = z.object({ id: z.int(), verify_customer_form_id: z.int(), value: z.string() })

export const VerificationField = z.object({
  id: z.int(),
  name: z.string(),
  field_type: z.literal(FIELD_TYPES),
  is_required: z.boolean(),
  form_fields_values: z.array(Choice),
})
export type VerificationField = z.output<typeof VerificationField>

export const getVerificationFields = read('GET get-agent-verification-form-fields', {
  access: 'member',
  summary: 'The questions that somebody answers to be verified.',
  input: z.object({}),
  output: z.nullable(z.array(VerificationField)),
})

export const getVerificationValues = read('GET get-agent-verification-form-values', {
  access: 'member',
  summary: "The viewer's latest application, with private links to its files.",
  input: z.object({}),
  output: z.nullable(
    z.object({
      id: z.int(),
      user_id: z.int(),
      status: z.literal(['pending', 'success', 'failed']),
      /** Why it failed, when that was said. */
      reason: z.string(),
      created_at: Instant,
      updated_at: Instant,
      user: z.object({
        id: z.int(),
        name: z.string(),
        profile: Url,
        property_count: z.int(),
        projects_count: z.int(),
      }),
      verify_customer_values: z.array(
        z.object({
          id: z.int(),
          verify_customer_id: z.int(),
          verify_customer_form_id: z.int(),
          /** The address of a file, a list for checkboxes, text for the rest. */
          value: z.union([z.string(), z.array(z.string())]),
          verify_form: VerificationField,
        }),
      ),
    }),
  ),
})

export const applyVerification = write('POST apply-agent-verification', {
  access: 'member',
  bodyKilobytes: 512,
  summary: 'Asks to be verified; a new application after a refusal takes its place.',
  input: z.object({
    form_fields: z._default(z.array(z.object({ id: Id, value: z.optional(Text(5000)) })).check(z.maxLength(100)), []),
  }),
  files: {
    'form_fields[][value]': {
      maxKilobytes: 5120,
      types: ['jpg', 'png', 'doc', 'docx', 'pdf', 'txt'],
      many: true,
    },
  },
  /** Checks of the form are toasted as text; a wrong choice or file is an error of its own. */
  failures: { invalid: 'soft' },
  output: z.null(),
})
