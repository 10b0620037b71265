import type { sendMessage as endpoint } from '#contract/chats.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { lockForWriting, type Pair } from '#server/features/blocks/public.ts'
import { findVisibility } from '#server/features/properties/public.ts'
import { queuePushes } from '#server/features/push/public.ts'
import type { MessageRow } from './message.sql.ts'
import { numberOf, participantsOf } from './participants.ts'
import { presentMessage } from './present.ts'
import { findMessage } from './queries.ts'
import { findSendEligibility, insertMessage, isInterested, lockKey, openChat, type Standing } from './send.sql.ts'
import { mediaIds, saveFiles } from './store-attachments.ts'

/** Delay before an unread message is emailed. */
const MAIL_AFTER_MS = 5 * 60_000

export const sendMessage: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, viewer, now } = ctx
  const { property_id, idempotency_key: key = null } = input
  const pair = participantsOf(viewer, { user_id: input.receiver_id, desk: input.desk })
  const body = cleanMessage(input.message ?? '') || null
  const hasFile = ctx.files.has('file')
  const hasAudio = ctx.files.has('audio')
  if (!body && !hasFile && !hasAudio)
    throw new AppError('invalid', messageOf('api.required', { field: 'message' }), { field: 'message' })
  if (hasAudio && (hasFile || body)) throw new AppError('invalid', 'api.recording-alone', { field: 'audio' })
  // Pipelined and executed in this order: the eligibility is read after the lock, so it sees every earlier block.
  const [, , standing] = await Promise.all([
    lockForWriting(sql, pair),
    lockKey(sql, pair.me, key),
    findSendEligibility(sql, pair, property_id, key),
  ])
  if (standing.sent) return answerAgain(ctx, pair, standing, standing.sent)
  if (standing.byMe) throw new AppError('refused', 'api.message-blocked')
  if (standing.byOther) throw new AppError('refused', 'api.message-refused')
  if (!standing.isReachable) throw missing('User')
  const chatId = standing.chatId ?? (await beginChat(ctx, pair, property_id))
  const files = await saveFiles(ctx)
  const kind: MessageRow['kind'] = hasAudio ? 'audio' : hasFile ? (body ? 'file_and_text' : 'file') : 'text'
  const mailAt = new Date(now.getTime() + MAIL_AFTER_MS)
  const message = {
    chatId,
    kind,
    body,
    ...mediaIds(files),
    idempotencyKey: key,
    authorId: pair.me === null ? viewer!.id : null,
    now,
    mailAt,
  }
  const sent = await insertMessage(sql, pair, message)
  if (standing.hasDevices) await queuePushes(sql, pair.other!, { messageId: sent.id }, now)
  const row: MessageRow = {
    id: sent.id,
    senderId: pair.me,
    recipientId: pair.other,
    propertyId: property_id,
    kind,
    body,
    isRead: false,
    isDelivered: false,
    createdAt: now,
    readAt: null,
    idempotencyKey: key,
    authorName: null,
    ...files,
  }
  return { id: sent.id, data: presentMessage(row, readerOf(ctx, pair, standing)) }
}

/** Starts a chat if `may.openChat` allows the first message. */
async function beginChat(ctx: Context, pair: Pair, propertyId: number): Promise<number> {
  const home = await findVisibility(ctx.sql, { id: propertyId })
  if (!home || !may.seeProperty(ctx.viewer, home)) throw missing('Property')
  const hasAsked = pair.other !== null && (await isInterested(ctx.sql, pair.other, propertyId))
  if (!may.openChat(home, pair.me, pair.other, hasAsked)) throw new AppError('refused', 'api.message-stranger')
  return openChat(ctx.sql, pair, propertyId, ctx.now)
}

/** A repeated idempotency key returns the same message; in another chat it is an error. */
async function answerAgain(ctx: Context, pair: Pair, standing: Standing, sent: { id: number; chatId: number }) {
  if (sent.chatId !== standing.chatId)
    throw new AppError('invalid', messageOf('api.key-reused', { field: 'idempotency_key' }), {
      field: 'idempotency_key',
    })
  const row = await findMessage(ctx.sql, sent.id)
  return { id: sent.id, data: row && presentMessage(row, readerOf(ctx, pair, standing)) }
}

const readerOf = (ctx: Context, { me }: Pair, { image }: Pick<Standing, 'image'>) => ({
  ...ctx,
  number: numberOf(me),
  image,
})
