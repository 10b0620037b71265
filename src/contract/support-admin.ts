import * as z from 'zod/mini'
import { Counted } from './admin-dashboard.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, offset, Text } from './fields.ts'

export const CONTACT_STATES = ['open', 'handled'] as const
/** Sort orders of the contact requests; a leading minus reverses the order. */
export const CONTACT_SORTS = ['sent', '-sent'] as const

const Contact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Account of the sender, if signed in. */
  user_id: z.nullable(z.int()),
  created_at: Instant,
  handled_at: z.nullable(Instant),
  handled_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(Instant),
})

export const listContacts = read('GET admin/contacts', {
  access: 'admin',
  summary: 'Lists contact messages; open ones oldest first by default.',
  input: z.object({
    state: z._default(z.literal(CONTACT_STATES), 'open'),
    sort: z._default(z.literal(CONTACT_SORTS), 'sent'),
    offset,
    limit: limit(30),
  }),
  output: z.array(Contact),
  beside: z.object(Counted),
})

export const answerContact = write('POST admin/answer-contact', {
  access: 'admin',
  summary: 'Replies to a contact message by email, once, and closes it.',
  says: 'api.answer-sent',
  input: z.object({ id: Id, message: Text(10_000) }),
  output: z.null(),
})

export const markContact = write('POST admin/mark-contact', {
  access: 'admin',
  summary: 'Closes a contact message without a reply, or reopens it.',
  input: z.object({ id: Id, is_handled: Flag }),
  output: z.null(),
})
