import { hash } from 'node:crypto'
import type { sendEnquiry as endpoint } from '#contract/enquiries.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { notify } from '#server/features/notifications/public.ts'
import { findStanding } from '#server/features/properties/public.ts'
import { countRecent, findTitle, insertEnquiry, isSwitchedOn, listStaff, lockSender } from './queries.ts'

const HOUR_MS = 3_600_000
/** In an hour: more homes than anybody asks about, fewer than a program wants to. */
const MOST_FROM_SENDER = 10
const MOST_IN_ONE_NAME = 5
const MOST_QUOTED = 500

export const sendEnquiry: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, viewer, now } = ctx
  // A program filled in what no person sees. It is thanked like everybody, so that it learns nothing.
  if (input.website) return null
  const home = await findStanding(sql, { id: input.property_id })
  if (!home || !may.seeProperty(viewer, home)) throw missing('Property')
  if (!may.sendEnquiry(viewer, home, await isSwitchedOn(sql)))
    throw new AppError('refused', 'api.question-needs-account')
  const senderKey = await requireTurn(ctx, input.email)
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
    senderKey,
    now,
  })
  const { title } = await findTitle(sql, home.id)
  const readers = home.ownerId === null ? await listStaff(sql) : [{ id: home.ownerId }]
  const facts = { propertyId: home.id, title, name, message: message.slice(0, MOST_QUOTED), enquiry: String(enquiryId) }
  for (const { id } of readers) await notify(ctx, id, 'enquiry', facts)
  return null
}

async function requireTurn({ sql, now, address }: Context, email: string): Promise<Buffer> {
  const senderKey = hash('sha256', JSON.stringify(['enquiry', address]), 'buffer')
  await lockSender(sql, senderKey)
  const { bySender, byEmail } = await countRecent(sql, { senderKey, email, since: new Date(now.getTime() - HOUR_MS) })
  if (bySender >= MOST_FROM_SENDER || byEmail >= MOST_IN_ONE_NAME)
    throw new AppError('too-many', 'api.question-too-often', {
      retryAfterSeconds: HOUR_MS / 1000,
    })
  return senderKey
}

/** A name goes into subjects of mails, where a line is all there is. */
const oneLine = (text: string) => cleanMessage(text).replaceAll(/\s+/g, ' ').trim()
