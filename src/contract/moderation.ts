import * as z from 'zod/mini'
import { MODERATED } from '#domain/moderated.ts'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, offset, Text } from './fields.ts'
import { listingLine } from './objects.ts'

export const listModeration = read('GET admin/moderation', {
  access: 'staff',
  summary: 'What waits for a moderator, the oldest first.',
  input: z.object({ kind: z.optional(z.literal(MODERATED)), offset, limit: limit(20) }),
  output: z.array(
    z.object({
      kind: z.literal(MODERATED),
      id: z.int(),
      /** The home or project it is about. */
      property_id: z.nullable(z.int()),
      project_id: z.nullable(z.int()),
      ...listingLine,
      property_type: z.nullable(z.string()),
      owner: z.nullable(z.object({ id: z.int(), name: z.string(), slug_id: z.string(), is_verified: z.boolean() })),
      /** Of changes: what they touch. */
      changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
      submitted_at: Instant,
      /** To be sent back with the decision, so that nobody decides about what has changed meanwhile. */
      version: z.string(),
    }),
  ),
  beside: z.object({ total: z.int(), counts: z.record(z.literal(MODERATED), z.int()) }),
})

export const moderate = write('POST admin/moderate', {
  access: 'staff',
  summary: 'Approves or rejects what waits; the owner is told.',
  says: 'Your decision was saved',
  input: z
    .object({
      kind: z.literal(MODERATED),
      id: Id,
      decision: z.literal(['approve', 'reject']),
      reason: z.optional(Text(300)),
      version: z.optional(Text(60)),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
        error: 'reason is required',
        path: ['reason'],
      }),
    ),
  output: z.null(),
})
