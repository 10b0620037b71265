import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { findContactRequest, findSupportEmail } from './queries.ts'

/** Emails a contact message to the support address; without an address it is only listed in the admin area. */
export const mailContactRequest = job(
  'mail-contact-request',
  z.object({ id: z.int() }),
  async ({ sql, mail, log }, { id }) => {
    const [request, desk] = await Promise.all([findContactRequest(sql, id), findSupportEmail(sql)])
    if (!request) return
    if (!desk) return log.warn({ contactRequest: id }, 'No company_email is set, so nobody was told of a message')
    await mail.send({
      to: desk,
      subject: request.subject.replace(/\s+/g, ' '),
      text: `${request.firstName} ${request.lastName} <${request.email}> wrote:\n\n${request.message}`,
    })
  },
)
