import * as z from 'zod/mini'
import { TODAY_SPANS } from '#domain/site-health.ts'
import { read } from './endpoint.ts'
import { Id, Instant, limit, Numeric, offset, Text } from './fields.ts'

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

const HEALTH_PARTS = ['database', 'queue', 'storage', 'disk', 'mail', 'version'] as const
const HEALTH_STATES = ['good', 'warn', 'bad'] as const

export const getToday = read('GET admin/today', {
  access: 'staff',
  summary:
    'What waits by kind, how the site is, and its traffic and sales against the days before. Money is null for moderators.',
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
        /** What the words about it are filled with. */
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    traffic: z.object({
      days: z.array(
        z.object({ day: z.string(), views: z.int(), impressions: z.int(), people: z.int(), listings: z.int() }),
      ),
      before: z.object({ views: z.int(), impressions: z.int(), people: z.int(), listings: z.int() }),
    }),
    /** One entry per currency, what was paid and not given back. */
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
