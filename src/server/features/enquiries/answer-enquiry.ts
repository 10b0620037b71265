import type { answerEnquiry as endpoint } from '#contract/enquiries.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { post } from '#server/features/notifications/public.ts'
import { presentEnquiry } from './present.ts'
import { countReplies, findAuthor, findEnquiry, findVisitor, insertReply, lockEnquiry, markRead } from './queries.ts'
import { findOwn } from './recipient.ts'
import { writeAnswer } from './write-answer.ts'

const DAY_MS = 86_400_000
/** Maximum replies per enquiry in 24 hours; prevents mass mail to a guest. */
const MAX_IN_A_DAY = 10

export const answerEnquiry: Handler<typeof endpoint> = async (ctx, { enquiry_id, message }) => {
  const { sql, viewer, now } = ctx
  await lockEnquiry(sql, enquiry_id)
  const enquiry = await findOwn(ctx, enquiry_id)
  const words = cleanMessage(message)
  if (!words) throw new AppError('invalid', messageOf('api.required', { field: 'message' }), { field: 'message' })
  const { count } = await countReplies(sql, enquiry_id, new Date(now.getTime() - DAY_MS))
  if (count >= MAX_IN_A_DAY)
    throw new AppError('too-many', 'api.answer-too-often', {
      retryAfterSeconds: DAY_MS / 1000,
    })
  await insertReply(sql, { enquiryId: enquiry_id, authorId: viewer!.id, message: words, now })
  await markRead(sql, enquiry.recipientId, [enquiry_id], now)
  const visitor = await findVisitor(sql, enquiry_id)
  const author = enquiry.recipientId === null ? visitor.siteName : (await findAuthor(sql, viewer!.id)).name
  await post(sql, visitor.email, await writeAnswer(ctx, { enquiry, visitor, author, words }))
  return presentEnquiry((await findEnquiry(sql, enquiry_id))!, ctx)
}
