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
export const fetchOlder = (of: ThreadOf, before: number, token: string) =>
  call<typeof getChatThread>(getChatThread, { ...wired(of), before }, { token })

export const fetchChats = (page: number, perPage: number, token: string) =>
  call<typeof getChats>(getChats, { page, per_page: perPage }, { token })

export const sendRead = (of: ThreadOf, messageId: number, token: string) =>
  call<typeof readChat>(readChat, { ...wired(of), message_id: messageId }, { token })

export const sendTyping = (of: ThreadOf, token: string) => call<typeof typeInChat>(typeInChat, wired(of), { token })

export const deleteMessage = (messageId: number, token: string) =>
  call<typeof deleteChatMessage>(deleteChatMessage, { message_id: messageId }, { token })

export const deleteChat = ({ userId, propertyId }: ThreadOf, token: string) =>
  call<typeof deleteChatMessage>(deleteChatMessage, { receiver_id: userId, property_id: propertyId }, { token })

/** 0 is the desk of the site. */
const whom = (userId: number) => (userId === 0 ? { to_admin: true } : { to_user_id: userId })

export const block = (userId: number, token: string) => call<typeof blockUser>(blockUser, whom(userId), { token })

export const unblock = (userId: number, token: string) => call<typeof unblockUser>(unblockUser, whom(userId), { token })
