import type { contactUs as endpoint } from '#contract/support.ts'
import type { Handler } from '#server/context.ts'
import { insertContactRequest } from './queries.ts'

export const contactUs: Handler<typeof endpoint> = async ({ sql, viewer, now, enqueue }, input) => {
  const id = await insertContactRequest(sql, {
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email,
    subject: input.subject,
    message: input.message,
    userId: viewer?.id ?? null,
    createdAt: now,
  })
  await enqueue('mail-contact-request', { id })
  return null
}
