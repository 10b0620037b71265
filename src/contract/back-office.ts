import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Id, Instant, limit, offset, Text } from './fields.ts'

export const listWaitingWork = read('GET admin/waiting', {
  access: 'staff',
  summary: 'How much waits for the staff, by kind. What only administrators decide is null for moderators.',
  input: z.object({}),
  output: z.object({
    role: z.literal(['moderator', 'admin']),
    moderation: z.int(),
    reports: z.int(),
    verifications: z.nullable(z.int()),
    receipts: z.nullable(z.int()),
    contacts: z.nullable(z.int()),
  }),
})

/** Lists of the back office count what fits, but nobody waits for the count of a million: beyond ten thousand it is no longer exact. */
export const Counted = { total: z.int(), total_is_exact: z.boolean() }

/** Orders of the audit log; a minus turns one round. */
export const AUDIT_SORTS = ['at', '-at', 'action', '-action'] as const

export const listAudit = read('GET admin/audit', {
  access: 'admin',
  summary: 'Who of the staff did what, the newest first unless asked otherwise.',
  input: z.object({
    /** Part of the action's name. */
    q: z.optional(Text(100)),
    actor_id: z.optional(Id),
    subject: z.optional(Text(60)),
    subject_id: z.optional(Id),
    sort: z._default(z.literal(AUDIT_SORTS), '-at'),
    offset,
    limit: limit(30),
  }),
  output: z.array(
    z.object({
      id: z.int(),
      at: Instant,
      action: z.string(),
      subject: z.nullable(z.string()),
      subject_id: z.nullable(z.int()),
      /** Null where the account is gone. */
      actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  beside: z.object({ ...Counted, subjects: z.array(z.string()) }),
})
