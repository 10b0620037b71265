import type { readChat as endpoint } from '#contract/chats.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { participantsOf } from './participants.ts'
import { findMember } from './queries.ts'
import { recordRead } from './record-read.ts'

export const readChat: Handler<typeof endpoint> = async ({ sql, viewer, now }, input) => {
  const pair = participantsOf(viewer, input)
  const member = await findMember(sql, pair, input.property_id)
  if (!member) throw missing('Chat')
  const chat = { chatId: member.chatId, propertyId: input.property_id }
  return { unread_count: await recordRead(sql, pair, chat, input.message_id, now) }
}
