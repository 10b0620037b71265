import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Email, Flag, Id, Instant, limit, offset, Text, Url } from './fields.ts'

export const sendEnquiry = write('POST send-enquiry', {
  access: 'anyone',
  summary: 'Asks about a home without an account, where the site allows it; the answer comes by mail.',
  says: 'api.question-sent',
  input: z.object({
    property_id: Id,
    name: Text(100),
    email: Email,
    message: Text(2000),
    /** That the question is passed on and kept until it is forgotten. */
    consent: Flag.check(z.refine((consent) => consent, { error: 'api.consent-missing' })),
    /** A field that no person sees: whoever fills it in is thanked, and nothing is kept. */
    website: z.optional(z.string().check(z.maxLength(2000))),
  }),
  output: z.null(),
})

/** A question and what was answered, without the address of whoever asked. */
export const Enquiry = z.object({
  id: z.int(),
  name: z.string(),
  message: z.string(),
  created_at: Instant,
  is_read: z.boolean(),
  /** When it is forgotten. */
  kept_until: Instant,
  property: z.object({ id: z.int(), slug_id: z.string(), title: z.string(), title_image: Url }),
  replies: z.array(z.object({ id: z.int(), message: z.string(), created_at: Instant })),
})
export type Enquiry = z.output<typeof Enquiry>

export const getEnquiries = read('GET enquiries', {
  access: 'member',
  summary: "Questions of visitors about the viewer's homes, or with desk=1 about those of the site, the latest first.",
  input: z.object({ desk: Flag, unanswered: Flag, offset, limit: limit() }),
  output: z.array(Enquiry),
  beside: z.object({ total: z.int(), unread: z.int() }),
})

export const answerEnquiry = write('POST answer-enquiry', {
  access: 'member',
  summary: 'Answers a question by mail.',
  says: 'api.answer-sent',
  input: z.object({ enquiry_id: Id, message: Text(5000) }),
  output: Enquiry,
})

export const readEnquiries = write('POST enquiries-read', {
  access: 'member',
  summary: 'Takes note that the viewer has seen these questions.',
  input: z.object({ desk: Flag, ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ unread: z.int() }),
})

export const deleteEnquiry = write('POST delete-enquiry', {
  access: 'member',
  summary: 'Forgets a question and its answers.',
  input: z.object({ enquiry_id: Id }),
  output: z.null(),
})
