import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { read, write } from './endpoint.ts'
import { Instant, limit, offset, Text } from './fields.ts'
import { VERIFICATIONS } from './users-admin.ts'

export const PACKAGE_STATES = ['with', 'without'] as const

/** Audience of an announcement. An omitted criterion matches every user; an empty segment is all users. */
export const Segment = z.object({
  kind: z.optional(z.literal(ACCOUNT_TYPES)),
  verification: z.optional(z.literal(VERIFICATIONS)),
  language_code: z.optional(Text(10)),
  /** Users with an active package, or without one. */
  package: z.optional(z.literal(PACKAGE_STATES)),
})
export type Segment = z.output<typeof Segment>

export const previewAnnouncement = read('GET admin/announcement-reach', {
  access: 'admin',
  summary: 'Counts the recipients of an announcement by channel, following their preferences.',
  input: Segment,
  output: z.object({ people: z.int(), app: z.int(), mail: z.int(), push: z.int() }),
})

export const sendAnnouncement = write('POST admin/send-announcement', {
  access: 'admin',
  summary: 'Sends an announcement to all users or a segment, in batches, following their preferences.',
  says: 'api.announcement-sent',
  input: z.extend(Segment, { title: Text(120), message: Text(2000) }),
  output: z.object({ id: z.int(), reach: z.int() }),
})

export const listAnnouncements = read('GET admin/announcements', {
  access: 'admin',
  summary: 'Lists announcements with their progress, newest first.',
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
