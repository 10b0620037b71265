import { hash } from 'node:crypto'
import type { contactUs as endpoint } from '#contract/support.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countRecent, insertContactRequest, lockSender } from './queries.ts'

const HOUR_MS = 3_600_000
/** In an hour: more than anybody has to say, less than a program wants to. */
const MOST_FROM_SENDER = 6
const MOST_IN_ONE_NAME = 4

export const contactUs: Handler<typeof endpoint> = async ({ sql, viewer, now, address, enqueue }, input) => {
  // A program filled in what no person sees. It is thanked like everybody, so that it learns nothing.
  if (input.website) return null
  const senderKey = hash('sha256', JSON.stringify(['contact', address]), 'buffer')
  await lockSender(sql, senderKey)
  const since = new Date(now.getTime() - HOUR_MS)
  const { bySender, byEmail } = await countRecent(sql, { senderKey, email: input.email, since })
  if (bySender >= MOST_FROM_SENDER || byEmail >= MOST_IN_ONE_NAME)
    throw new AppError('too-many', 'api.contact-too-often', {
      retryAfterSeconds: HOUR_MS / 1000,
    })
  const id = await insertContactRequest(sql, {
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email,
    subject: input.subject,
    message: input.message,
    userId: viewer?.id ?? null,
    senderKey,
    createdAt: now,
  })
  await enqueue('mail-contact-request', { id })
  return null
}
