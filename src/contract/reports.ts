import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, Numeric, OptionalId, Text } from './fields.ts'

export const getReportReasons = read('GET get_report_reasons', {
  access: 'anyone',
  summary: 'Lists the report reasons.',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.int(),
      reason: z.string(),
      translated_reason: z.string(),
      created_at: Instant,
      updated_at: Instant,
    }),
  ),
  beside: z.object({ total: z.int() }),
  responseTtlSeconds: 3,
})

const MAX_WORDS = 2000

export const addReports = write('POST add_reports', {
  access: 'member',
  summary: 'Reports a listing. `reason_id` 0 means another reason, given as text.',
  input: z
    .object({
      property_id: Id,
      reason_id: Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
      other_message: z.optional(Text(MAX_WORDS)),
    })
    .check(
      z.refine(({ reason_id, other_message }) => reason_id !== 0 || other_message !== undefined, {
        error: 'api.required',
        path: ['other_message'],
      }),
    ),
  failures: { invalid: 'soft', refused: 'soft', missing: 'soft' },
  output: z.null(),
})

/** User id, or support. */
const whom = z.object({ to_user_id: OptionalId, to_admin: Flag, reason: z.optional(Text(500)) }).check(
  z.refine(({ to_user_id, to_admin }) => to_admin !== (to_user_id !== undefined), {
    error: 'api.either-required',
    params: { field: 'to_user_id', other: 'to_admin' },
    path: ['to_user_id'],
  }),
)

export const blockUser = write('POST block-user', {
  access: 'member',
  summary: 'Blocks messages between the viewer and a user in both directions, at once.',
  input: whom,
  output: z.null(),
})

export const unblockUser = write('POST unblock-user', {
  access: 'member',
  summary: 'Unblocks a user.',
  input: whom,
  output: z.null(),
})
