import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { Counted } from './admin-dashboard.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, OptionalId, offset, Text, Url } from './fields.ts'
import { Claim } from './moderation-claim.ts'
import { FIELD_TYPES } from './verification.ts'

export const APPLICATION_STATES = ['pending', 'success', 'failed'] as const
/** Sort orders of the applications; a leading minus reverses the order. */
export const APPLICATION_SORTS = ['sent', '-sent'] as const

const application = {
  id: z.int(),
  status: z.literal(APPLICATION_STATES),
  reason: z.nullable(z.string()),
  created_at: Instant,
  decided_at: z.nullable(Instant),
  user: z.object({
    id: z.int(),
    name: z.string(),
    slug_id: z.string(),
    email: z.nullable(z.string()),
    is_active: z.boolean(),
    account_type: z.literal(ACCOUNT_TYPES),
    /** Account type that takes effect on approval. */
    requested_account_type: z.nullable(z.literal(ACCOUNT_TYPES)),
  }),
  /** Moderator who has the case open. */
  claim: z.nullable(Claim),
}

export const VerificationAnswer = z.object({
  id: z.int(),
  question: z.string(),
  field_type: z.literal(FIELD_TYPES),
  value: z.union([z.string(), z.array(z.string())]),
  file: z.nullable(Url),
})

export const listApplications = read('GET admin/verifications', {
  access: 'admin',
  summary: 'Lists verification applications, oldest first by default.',
  input: z.object({
    status: z.optional(z.literal(APPLICATION_STATES)),
    sort: z._default(z.literal(APPLICATION_SORTS), 'sent'),
    offset,
    limit: limit(30),
  }),
  output: z.array(z.object(application)),
  beside: z.object(Counted),
})

export const getApplication = read('GET admin/verification', {
  access: 'admin',
  summary: 'Returns an application with its answers. Links to its files are valid for 15 minutes.',
  input: z.object({ id: Id }),
  output: z.object({
    ...application,
    decided_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
    /** False if the user has applied again since. */
    is_latest: z.boolean(),
    answers: z.array(VerificationAnswer),
  }),
})

export const decideApplication = write('POST admin/decide-verification', {
  access: 'admin',
  summary:
    'Approves, rejects or revokes a verification. The user is notified. Cases assigned to other staff are refused.',
  says: 'api.decision-saved',
  input: z.object({ id: Id, decision: z.literal(['approve', 'reject']), reason: z.optional(Text(300)) }).check(
    z.refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
      error: 'api.required',
      path: ['reason'],
    }),
  ),
  output: z.null(),
})

const FormField = z.object({
  id: z.int(),
  name: z.string(),
  field_type: z.literal(FIELD_TYPES),
  is_required: z.boolean(),
  is_active: z.boolean(),
  values: z.array(z.string()),
  /**
   * Number of applications that answer the question; while there are any, its type is fixed and it cannot be deleted.
   */
  answers: z.int(),
})

export const listFormFields = read('GET admin/verification-fields', {
  access: 'admin',
  summary: 'Lists all fields of the verification form in order, active or not.',
  input: z.object({}),
  output: z.array(FormField),
})

const WITH_CHOICES = ['radio', 'checkbox', 'dropdown']

export const saveFormField = write('POST admin/save-verification-field', {
  access: 'admin',
  summary: 'Adds or updates a field of the verification form.',
  input: z
    .object({
      id: OptionalId,
      name: Text(200),
      field_type: z.literal(FIELD_TYPES),
      is_required: Flag,
      is_active: Flag,
      values: z._default(z.array(Text(200)).check(z.maxLength(100)), []),
    })
    .check(
      z.refine(({ field_type, values }) => WITH_CHOICES.includes(field_type) === values.length > 0, {
        error: 'api.choices-mismatch',
        path: ['values'],
      }),
      z.refine(({ values }) => new Set(values).size === values.length, {
        error: 'api.choice-twice',
        path: ['values'],
      }),
    ),
  output: z.object({ id: z.int() }),
})

export const deleteFormField = write('POST admin/delete-verification-field', {
  access: 'admin',
  summary: 'Deletes a field of the verification form that has no answers.',
  input: z.object({ id: Id }),
  output: z.null(),
})

export const orderFormFields = write('POST admin/order-verification-fields', {
  access: 'admin',
  summary: 'Sets the order of the fields of the verification form.',
  input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  output: z.null(),
})
