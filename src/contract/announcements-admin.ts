import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { read, write } from './endpoint.ts'
import { Instant, limit, offset, Text } from './fields.ts'
import { VERIFICATIONS } from './people-admin.ts'

export const PACKAGE_STATES = ['with', 'without'] as const

/** Whom an announcement is for; what is left out does not matter, and nothing at all is everybody. */
export const Segment = z.object({
  kind: z.optional(z.literal(ACCOUNT_TYPES)),
  verification: z.optional(z.literal(VERIFICATIONS)),
  language_code: z.optional(Text(10)),
  /** With a running package, or without one. */
  package: z.optional(z.literal(PACKAGE_STATES)),
})
export type Segment = z.output<typeof Segment>

export const previewAnnouncement = read('GET admin/announcement-reach', {
  access: 'admin',
  summary: 'How many an announcement would reach, and by which ways, as people prefer.',
  input: Segment,
  output: z.object({ people: z.int(), app: z.int(), mail: z.int(), push: z.int() }),
})

export const sendAnnouncement = write('POST admin/send-announcement', {
  access: 'admin',
  summary: 'Tells everybody, or those of a segment, in batches and as each prefers.',
  says: 'api.announcement-sent',
  input: z.extend(Segment, { title: Text(120), message: Text(2000) }),
  output: z.object({ id: z.int(), reach: z.int() }),
})

export const listAnnouncements = read('GET admin/announcements', {
  access: 'admin',
  summary: 'What was announced, the latest first, and how far it got.',
  input: z.object({ offset, limit: limit(30) }),
  output: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      message: z.string(),
      segment: Segment,
      reach: z.int(),
      reached: z.int(),
      created_at: Instant,
      created_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
      finished_at: z.nullable(Instant),
    }),
  ),
  beside: z.object({ total: z.int() }),
})
