import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Email, Flag, Id, Instant, limit, offset, Text, Url } from './fields.ts'

export const sendEnquiry = write('POST send-enquiry', {
  access: 'anyone',
  summary: 'Sends an enquiry without an account, if the site allows it. The reply is sent by email.',
  says: 'api.question-sent',
  input: z.object({
    property_id: Id,
    name: Text(100),
    email: Email,
    message: Text(2000),
    /** Consent to forwarding the enquiry and to storing it until `kept_until`. */
    consent: Flag.check(z.refine((consent) => consent, { error: 'api.consent-missing' })),
    /** Honeypot field, hidden from users. A submission that fills it in is acknowledged and discarded. */
    website: z.optional(z.string().check(z.maxLength(2000))),
  }),
  output: z.null(),
})

/** An enquiry with its replies, without the email address of the sender. */
export const Enquiry = z.object({
  id: z.int(),
  name: z.string(),
  message: z.string(),
  created_at: Instant,
  is_read: z.boolean(),
  /** Time at which the enquiry is deleted. */
  kept_until: Instant,
  property: z.object({ id: z.int(), slug_id: z.string(), title: z.string(), title_image: Url }),
  replies: z.array(z.object({ id: z.int(), message: z.string(), created_at: Instant })),
})
export type Enquiry = z.output<typeof Enquiry>

export const getEnquiries = read('GET enquiries', {
  access: 'member',
  summary: "Lists enquiries about the viewer's listings, or with desk=1 about the site's, newest first.",
  input: z.object({ desk: Flag, unanswered: Flag, offset, limit: limit() }),
  output: z.array(Enquiry),
  beside: z.object({ total: z.int(), unread: z.int() }),
})

export const answerEnquiry = write('POST answer-enquiry', {
  access: 'member',
  summary: 'Replies to an enquiry by email.',
  says: 'api.answer-sent',
  input: z.object({ enquiry_id: Id, message: Text(5000) }),
  output: Enquiry,
})

export const readEnquiries = write('POST enquiries-read', {
  access: 'member',
  summary: 'Marks enquiries as read.',
  input: z.object({ desk: Flag, ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ unread: z.int() }),
})

export const deleteEnquiry = write('POST delete-enquiry', {
  access: 'member',
  summary: 'Deletes an enquiry and its replies.',
  input: z.object({ enquiry_id: Id }),
  output: z.null(),
})
