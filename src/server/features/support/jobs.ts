import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { findContactRequest, findDeskAddress } from './queries.ts'

/** Tells the desk about a message; without an address the message still waits in the back office. */
export const mailContactRequest = job(
  'mail-contact-request',
  z.object({ id: z.int() }),
  async ({ sql, mail, log }, { id }) => {
    const [request, desk] = await Promise.all([findContactRequest(sql, id), findDeskAddress(sql)])
    if (!request) return
    if (!desk) return log.warn({ contactRequest: id }, 'No company_email is set, so nobody was told of a message')
    await mail.send({
      to: desk,
      subject: request.subject.replace(/\s+/g, ' '),
      text: `${request.firstName} ${request.lastName} <${request.email}> wrote:\n\n${request.message}`,
    })
  },
)
