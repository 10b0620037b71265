import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Email, limit, offset, Text } from './fields.ts'
import { Faq } from './objects.ts'

export const contactUs = write('POST contct_us', {
  access: 'anyone',
  summary: 'Sends a message from a visitor to the people who run the site.',
  aliases: ['POST contact-us'],
  input: z.object({
    first_name: Text(80),
    last_name: Text(80),
    email: Email,
    subject: Text(200),
    message: Text(5000),
    /** A field that no person sees: whoever fills it in is thanked, and nothing is kept. */
    website: z.optional(z.string().check(z.maxLength(2000))),
  }),
  output: z.null(),
  says: 'api.contact-sent',
  failures: { invalid: 'soft', refused: 'soft' },
})

export const getFaqs = read('GET faqs', {
  access: 'anyone',
  summary: 'Questions and answers, the latest first.',
  input: z.object({ offset, limit: limit() }),
  output: z.array(Faq),
  beside: z.object({ total: z.int() }),
  keptSeconds: 3,
})
