import type { sendEnquiry as endpoint } from '#contract/enquiries.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { countRequests, limitKey } from '#server/db/request-counts.ts'
import { AppError, missing } from '#server/errors.ts'
import { notify } from '#server/features/notifications/public.ts'
import { findVisibility } from '#server/features/properties/public.ts'
import { findTitle, insertEnquiry, isSwitchedOn, listStaff } from './queries.ts'

const HOUR_SECONDS = 3600
/** Enquiries per hour and IP address: more than a user needs, fewer than a bot would send. */
const MAX_FROM_SENDER = 10
const MAX_PER_NAME = 5
const MAX_QUOTED = 500

export const sendEnquiry: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, viewer, now } = ctx
  // Honeypot: a bot filled in the hidden field. It gets the normal response, so that it cannot detect the check.
  if (input.website) return null
  const home = await findVisibility(sql, { id: input.property_id })
  if (!home || !may.seeProperty(viewer, home)) throw missing('Property')
  if (!may.sendEnquiry(viewer, home, await isSwitchedOn(sql)))
    throw new AppError('refused', 'api.question-needs-account')
  await limitSender(ctx, input.email)
  const [name, message] = [oneLine(input.name), cleanMessage(input.message)]
  if (!name) throw new AppError('invalid', messageOf('api.required', { field: 'name' }), { field: 'name' })
  if (!message) throw new AppError('invalid', messageOf('api.required', { field: 'message' }), { field: 'message' })
  const enquiryId = await insertEnquiry(sql, {
    propertyId: home.id,
    recipientId: home.ownerId,
    userId: viewer?.id ?? null,
    name,
    email: input.email,
    language: ctx.language,
    message,
    now,
  })
  const { title } = await findTitle(sql, home.id)
  const readers = home.ownerId === null ? await listStaff(sql) : [{ id: home.ownerId }]
  const facts = { propertyId: home.id, title, name, message: message.slice(0, MAX_QUOTED), enquiry: String(enquiryId) }
  for (const { id } of readers) await notify(ctx, id, 'enquiry', facts)
  return null
}

async function limitSender({ sql, now, address }: Context, email: string) {
  const limits = [
    { key: limitKey('enquiry', 'sender', address), most: MAX_FROM_SENDER, seconds: HOUR_SECONDS },
    { key: limitKey('enquiry', 'email', email.toLowerCase()), most: MAX_PER_NAME, seconds: HOUR_SECONDS },
  ]
  const wait = await countRequests(sql, limits, now)
  if (wait > 0) throw new AppError('too-many', 'api.question-too-often', { retryAfterSeconds: wait })
}

/** A single line, because the name is used in email subjects. */
const oneLine = (text: string) => cleanMessage(text).replaceAll(/\s+/g, ' ').trim()
