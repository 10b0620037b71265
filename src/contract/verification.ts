import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Id, Instant, Text, Url } from './fields.ts'

export const FIELD_TYPES = ['text', 'number', 'radio', 'checkbox', 'dropdown', 'textarea', 'file'] as const

const Choice = z.object({
  id: z.int(),
  verify_customer_form_id: z.int(),
  value: z.string(),
  translated_value: z.string(),
})

export const VerificationField = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  field_type: z.literal(FIELD_TYPES),
  is_required: z.boolean(),
  form_fields_values: z.array(Choice),
})
export type VerificationField = z.output<typeof VerificationField>

export const getVerificationFields = read('GET get-agent-verification-form-fields', {
  access: 'member',
  summary: 'Lists the fields of the verification form.',
  input: z.object({}),
  output: z.nullable(z.array(VerificationField)),
})

export const getVerificationValues = read('GET get-agent-verification-form-values', {
  access: 'member',
  summary: "Returns the viewer's latest application, with private links to its files.",
  input: z.object({}),
  output: z.nullable(
    z.object({
      id: z.int(),
      user_id: z.int(),
      status: z.literal(['pending', 'success', 'failed']),
      /** Reason of the rejection, if one was given. */
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
          /** URL of a file, a list for checkboxes, text for all other types. */
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
  summary: 'Submits a verification application. It replaces a rejected one.',
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
  /**
   * Clients display form errors as a toast, so they are sent as HTTP 200; an invalid choice or file has an error of its
   * own.
   */
  failures: { invalid: 'soft' },
  output: z.null(),
})
