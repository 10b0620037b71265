import { deleteChatMessage, getChats, getChatThread, readChat, typeInChat } from '#contract/chats.ts'
import { blockUser, unblockUser } from '#contract/reports.ts'
import { call } from '#web/api/call.ts'

/** Two people and a home. */
export interface ThreadOf {
  userId: number
  propertyId: number
}

const wired = ({ userId, propertyId }: ThreadOf) => ({ user_id: userId, property_id: propertyId })

/** What this feature says to the server; fetched when it is first said. */
export const fetchOlder = (of: ThreadOf, before: number) =>
  call<typeof getChatThread>(getChatThread, { ...wired(of), before })

export const fetchChats = (page: number, perPage: number) =>
  call<typeof getChats>(getChats, { page, per_page: perPage })

export const sendRead = (of: ThreadOf, messageId: number) =>
  call<typeof readChat>(readChat, { ...wired(of), message_id: messageId })

export const sendTyping = (of: ThreadOf) => call<typeof typeInChat>(typeInChat, wired(of))

export const deleteMessage = (messageId: number) =>
  call<typeof deleteChatMessage>(deleteChatMessage, { message_id: messageId })

export const deleteChat = ({ userId, propertyId }: ThreadOf) =>
  call<typeof deleteChatMessage>(deleteChatMessage, { receiver_id: userId, property_id: propertyId })

/** 0 is the desk of the site. */
const whom = (userId: number) => (userId === 0 ? { to_admin: true } : { to_user_id: userId })

export const block = (userId: number) => call<typeof blockUser>(blockUser, whom(userId))

export const unblock = (userId: number) => call<typeof unblockUser>(unblockUser, whom(userId))
