import type { sendMessage as endpoint } from '#contract/chats.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler, QuickContext, QuickHandler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { lockForWriting, type Pair } from '#server/features/blocks/public.ts'
import { remind } from '#server/features/live/public.ts'
import { findStanding } from '#server/features/properties/public.ts'
import { queuePushes } from '#server/features/push/public.ts'
import { keepFiles, mediaIds } from './keep-files.ts'
import type { MessageRow } from './message-sql.ts'
import { presentMessage } from './present.ts'
import { findMessage } from './queries.ts'
import {
  findStandingOf,
  insertMessage,
  isInterested,
  lockKey,
  openChat,
  rowOfWords,
  type Standing,
  sayWords,
} from './send-queries.ts'
import { numberOf, pairOf, sideOf } from './sides.ts'

/** Whoever has not read it by then gets a mail. */
const MAIL_AFTER_MS = 5 * 60_000

/** Words in a conversation that goes on, as most are; see `say_message`. */
export const sayAtOnce: QuickHandler<typeof endpoint> = async (ctx, input) => {
  const { viewer, now } = ctx
  const body = cleanMessage(input.message ?? '')
  // The demo's own logins are looked at by the door of each transaction; what the desk says also notes who said it.
  if (!body || viewer.isDemo || input.desk || input.receiver_id === viewer.id) return null
  const pair = { me: viewer.id, other: sideOf(input.receiver_id) }
  const { property_id: propertyId, idempotency_key: idempotencyKey = null } = input
  const words = { propertyId, idempotencyKey, body, now, mailAt: new Date(now.getTime() + MAIL_AFTER_MS) }
  const said = await ctx.apart((own) => sayWords(own, ctx.sessionId, pair, words))
  if (!said) return null
  const row = rowOfWords({ ...words, id: said.id, senderId: pair.me, recipientId: pair.other, createdAt: now })
  return { id: said.id, data: presentMessage(row, readerOf(ctx, pair, said)) }
}

/** Knows the reasons for which something is not sent, begins conversations, keeps files and tells devices. */
export const sendMessage: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, viewer, now } = ctx
  const { property_id, idempotency_key: key = null } = input
  const pair = pairOf(viewer, { user_id: input.receiver_id, desk: input.desk })
  const body = cleanMessage(input.message ?? '') || null
  const hasFile = ctx.files.has('file')
  const hasAudio = ctx.files.has('audio')
  if (!body && !hasFile && !hasAudio)
    throw new AppError('invalid', messageOf('api.required', { field: 'message' }), { field: 'message' })
  if (hasAudio && (hasFile || body)) throw new AppError('invalid', 'api.recording-alone', { field: 'audio' })
  // Sent together and answered in this order: what is read after the lock knows of every block before it.
  const [, , standing] = await Promise.all([
    lockForWriting(sql, pair),
    lockKey(sql, pair.me, key),
    findStandingOf(sql, pair, property_id, key),
  ])
  if (standing.sent) return answerAgain(ctx, pair, standing, standing.sent)
  if (standing.byMe) throw new AppError('refused', 'api.message-blocked')
  if (standing.byOther) throw new AppError('refused', 'api.message-refused')
  if (!standing.isReachable) throw missing('User')
  const chatId = standing.chatId ?? (await beginChat(ctx, pair, property_id))
  const files = await keepFiles(ctx)
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
  if (!sent) {
    const again = await findStandingOf(sql, pair, property_id, key)
    return answerAgain(ctx, pair, again, again.sent!)
  }
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

/** The first message has to be wanted: see `may.openChat`. */
async function beginChat(ctx: Context, pair: Pair, propertyId: number): Promise<number> {
  const home = await findStanding(ctx.sql, { id: propertyId })
  if (!home || !may.seeProperty(ctx.viewer, home)) throw missing('Property')
  const hasAsked = pair.other !== null && (await isInterested(ctx.sql, pair.other, propertyId))
  if (!may.openChat(home, pair.me, pair.other, hasAsked)) throw new AppError('refused', 'api.message-stranger')
  return openChat(ctx.sql, pair, propertyId, ctx.now)
}

/** The same key again is the same message; in another conversation it is a mistake. */
async function answerAgain(ctx: Context, pair: Pair, standing: Standing, sent: { id: number; chatId: number }) {
  if (sent.chatId !== standing.chatId)
    throw new AppError('invalid', messageOf('api.key-reused', { field: 'idempotency_key' }), {
      field: 'idempotency_key',
    })
  // Whoever asks again may have been cut off when the message was kept and not yet told.
  await remind(ctx.sql, [numberOf(pair.me), numberOf(pair.other)])
  const row = await findMessage(ctx.sql, sent.id)
  return { id: sent.id, data: row && presentMessage(row, readerOf(ctx, pair, standing)) }
}

const readerOf = (ctx: Context | QuickContext, { me }: Pair, { image }: Pick<Standing, 'image'>) => ({
  ...ctx,
  number: numberOf(me),
  image,
})
