import * as z from 'zod/mini'
import { write } from './endpoint.ts'
import { Email, Text } from './fields.ts'

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
  }),
  output: z.null(),
  says: 'Thank you. Your message has been sent.',
  failures: { invalid: 'soft', refused: 'soft' },
})
