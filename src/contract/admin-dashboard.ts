import * as z from 'zod/mini'
import { TODAY_SPANS } from '#domain/site-health.ts'
import { read } from './endpoint.ts'
import { Instant, limit, Numeric, OptionalId, offset, Text } from './fields.ts'

export const listPendingCounts = read('GET admin/waiting', {
  access: 'staff',
  summary: 'Counts pending work by type. Counts for administrators only are null for moderators.',
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

/** Total of an admin list. Counting stops at 10,000 to bound the scan; `total_is_exact` is false beyond that. */
export const Counted = { total: z.int(), total_is_exact: z.boolean() }

/** Sort orders of the audit log; a leading minus reverses the order. */
export const AUDIT_SORTS = ['at', '-at', 'action', '-action'] as const

export const listAudit = read('GET admin/audit', {
  access: 'admin',
  summary: 'Lists the audit log, newest first by default.',
  input: z.object({
    /** Part of the action name. */
    q: z.optional(Text(100)),
    actor_id: OptionalId,
    subject: z.optional(Text(60)),
    subject_id: OptionalId,
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
      /** Null if the account was deleted. */
      actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  beside: z.object({ ...Counted, subjects: z.array(z.string()) }),
})

const HEALTH_PARTS = ['database', 'queue', 'storage', 'disk', 'mail', 'version'] as const
const HEALTH_STATES = ['good', 'warn', 'bad'] as const

export const getAdminDashboard = read('GET admin/today', {
  access: 'staff',
  summary:
    'Returns pending work by type, site health, traffic and sales compared with the previous period. Money is null for moderators.',
  input: z.object({ days: z._default(z.pipe(Numeric(), z.literal(TODAY_SPANS)), 28) }),
  output: z.object({
    waiting: z.object({
      properties: z.int(),
      projects: z.int(),
      changes: z.int(),
      advertisements: z.int(),
      reports: z.int(),
      escalated: z.int(),
      verifications: z.nullable(z.int()),
      receipts: z.nullable(z.int()),
      contacts: z.nullable(z.int()),
    }),
    health: z.array(
      z.object({
        part: z.literal(HEALTH_PARTS),
        state: z.literal(HEALTH_STATES),
        /** Values for the placeholders of the entry's text. */
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    traffic: z.object({
      days: z.array(
        z.object({ day: z.string(), views: z.int(), impressions: z.int(), people: z.int(), listings: z.int() }),
      ),
      before: z.object({ views: z.int(), impressions: z.int(), people: z.int(), listings: z.int() }),
    }),
    /** One entry per currency: payments received, less refunds. */
    sales: z.nullable(
      z.array(
        z.object({
          currency: z.string(),
          days: z.array(z.object({ day: z.string(), amount: z.number(), payments: z.int() })),
          before: z.object({ amount: z.number(), payments: z.int() }),
        }),
      ),
    ),
  }),
})
