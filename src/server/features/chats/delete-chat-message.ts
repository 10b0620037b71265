import type { deleteChatMessage as endpoint } from '#contract/chats.ts'
import type { ParticipantId } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { emit } from '#server/features/live/public.ts'
import { releaseMedia } from '#server/features/media/public.ts'
import { queueTakenBack } from '#server/features/push/public.ts'
import { clearChat, findOwnMessage, hideMessage, listUnusedFiles, unsendMessage } from './delete.sql.ts'
import { numberOf, participantsOf, senderOf } from './participants.ts'
import { findMember, recountUnread } from './queries.ts'
import { lockChat } from './send.sql.ts'

export const deleteChatMessage: Handler<typeof endpoint> = async (ctx, input) => {
  if (input.message_id !== undefined) {
    await deleteOne(ctx, input.message_id, senderOf(ctx.viewer, input.desk))
    ctx.say('api.message-deleted')
  } else {
    await deleteWhole(ctx, input.receiver_id!, input.property_id!, input.desk)
    ctx.say('api.chat-deleted')
  }
  return null
}

/** Unsends the participant's own message; hides a received one for its recipient only. */
async function deleteOne({ sql, now }: Context, id: number, me: ParticipantId) {
  const message = await findOwnMessage(sql, id, me)
  if (!message) throw missing('Message')
  await lockChat(sql, message.chatId)
  const isMine = message.senderId === me
  const other = isMine ? message.recipientId : message.senderId
  if (isMine) {
    const files = await unsendMessage(sql, id, now)
    await releaseMedia(
      sql,
      await listUnusedFiles(
        sql,
        files.map(({ mediaId }) => mediaId),
      ),
    )
    await queueTakenBack(sql, id, now)
  } else await hideMessage(sql, id, now)
  await recountUnread(sql, message.chatId, message.recipientId)
  const tell = (to: ParticipantId, about: ParticipantId) =>
    emit(sql, [numberOf(to)], {
      kind: 'message-deleted',
      data: { user_id: numberOf(about), property_id: message.propertyId, message_id: id },
    })
  await tell(me, other)
  if (isMine) await tell(other, me)
}

async function deleteWhole({ sql, viewer }: Context, userId: number, propertyId: number, desk: boolean) {
  const pair = participantsOf(viewer, { user_id: userId, desk })
  const member = await findMember(sql, pair, propertyId)
  if (!member) throw missing('Chat')
  await lockChat(sql, member.chatId)
  await clearChat(sql, member.chatId, pair.me)
  await emit(sql, [numberOf(pair.me)], {
    kind: 'chat-deleted',
    data: { user_id: numberOf(pair.other), property_id: propertyId },
  })
}
