import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Email, limit, offset, Text } from './fields.ts'
import { Faq } from './objects.ts'

export const contactUs = write('POST contct_us', {
  access: 'anyone',
  summary: "Sends a contact message to the site's staff.",
  aliases: ['POST contact-us'],
  input: z.object({
    first_name: Text(80),
    last_name: Text(80),
    email: Email,
    subject: Text(200),
    message: Text(5000),
    /** Honeypot field, hidden from users. A submission that fills it in is acknowledged and discarded. */
    website: z.optional(z.string().check(z.maxLength(2000))),
  }),
  output: z.null(),
  says: 'api.contact-sent',
  failures: { invalid: 'soft', refused: 'soft' },
})

export const getFaqs = read('GET faqs', {
  access: 'anyone',
  summary: 'Lists the FAQs, newest first.',
  input: z.object({ offset, limit: limit() }),
  output: z.array(Faq),
  beside: z.object({ total: z.int() }),
  responseTtlSeconds: 3,
})
