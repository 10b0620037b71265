import * as z from 'zod/mini'
import { Counted } from './back-office.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, offset, Text } from './fields.ts'

export const CONTACT_STATES = ['open', 'handled'] as const
/** Orders of the contact requests; a minus turns one round. */
export const CONTACT_SORTS = ['sent', '-sent'] as const

const Contact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The account it was written with, if any. */
  user_id: z.nullable(z.int()),
  created_at: Instant,
  handled_at: z.nullable(Instant),
  handled_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(Instant),
})

export const listContacts = read('GET admin/contacts', {
  access: 'admin',
  summary: 'What visitors wrote through the contact form; what waits comes oldest first unless asked otherwise.',
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
  summary: 'Answers a visitor by mail, once; the request is done with it.',
  says: 'api.answer-sent',
  input: z.object({ id: Id, message: Text(10_000) }),
  output: z.null(),
})

export const markContact = write('POST admin/mark-contact', {
  access: 'admin',
  summary: 'Marks a request as done without an answer, or as open again.',
  input: z.object({ id: Id, is_handled: Flag }),
  output: z.null(),
})
