import type { contactUs as endpoint } from '#contract/support.ts'
import type { Handler } from '#server/context.ts'
import { countRequests, limitKey } from '#server/db/request-counts.ts'
import { AppError } from '#server/errors.ts'
import { insertContactRequest } from './queries.ts'

const HOUR_SECONDS = 3600
/** Hourly limits of contact messages: enough for a person, too few for a bot. */
const MAX_FROM_SENDER = 6
const MAX_PER_NAME = 4

export const contactUs: Handler<typeof endpoint> = async ({ sql, viewer, now, address, enqueue }, input) => {
  // Honeypot field: a bot gets the same response as a user, and the message is dropped.
  if (input.website) return null
  const limits = [
    { key: limitKey('contact', 'sender', address), most: MAX_FROM_SENDER, seconds: HOUR_SECONDS },
    { key: limitKey('contact', 'email', input.email.toLowerCase()), most: MAX_PER_NAME, seconds: HOUR_SECONDS },
  ]
  const wait = await countRequests(sql, limits, now)
  if (wait > 0) throw new AppError('too-many', 'api.contact-too-often', { retryAfterSeconds: wait })
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
