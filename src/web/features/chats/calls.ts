import { deleteChatMessage, getChats, getChatThread, readChat, typeInChat } from '#contract/chats.ts'
import { blockUser, unblockUser } from '#contract/reports.ts'
import { call } from '#web/api/call.ts'

/** Two participants and a listing. */
export interface ThreadOf {
  userId: number
  propertyId: number
}

const wired = ({ userId, propertyId }: ThreadOf) => ({ user_id: userId, property_id: propertyId })

/** The calls of this feature; loaded on first use. */
export const fetchOlder = (of: ThreadOf, before: number) => call(getChatThread, { ...wired(of), before })

export const fetchChats = (page: number, perPage: number) => call(getChats, { page, per_page: perPage })

export const sendRead = (of: ThreadOf, messageId: number) => call(readChat, { ...wired(of), message_id: messageId })

export const sendTyping = (of: ThreadOf) => call(typeInChat, wired(of))

export const deleteChat = ({ userId, propertyId }: ThreadOf) =>
  call(deleteChatMessage, { receiver_id: userId, property_id: propertyId })

/** 0 is support. */
const whom = (userId: number) => (userId === 0 ? { to_admin: true } : { to_user_id: userId })

export const block = (userId: number) => call(blockUser, whom(userId))

export const unblock = (userId: number) => call(unblockUser, whom(userId))
