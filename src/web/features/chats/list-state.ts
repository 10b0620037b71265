import type { ChatListItem } from '#contract/chats.ts'
import type { LiveEvent } from '#web/api/live.ts'

/** The list after an event; null when it has to be refetched. */
export function reduceChats(
  chats: readonly ChatListItem[],
  { kind, data }: LiveEvent,
  readerId: number,
): readonly ChatListItem[] | null {
  if (kind === 'presence') return changed(chats, (chat) => chat.user_id === data.user_id, { is_online: data.is_online })
  if (kind === 'block') {
    const { is_blocked_by_me, is_blocked_by_user } = data
    const isApart = is_blocked_by_me || is_blocked_by_user
    return changed(chats, (chat) => chat.user_id === data.user_id, {
      is_blocked_by_me,
      is_blocked_by_user,
      ...(isApart && { is_online: false }),
    })
  }
  // A reset or a deletion may change which message is the last one.
  if (kind === 'reset' || kind === 'message-deleted') return null
  if (kind === 'chat-read') return changed(chats, isIn(data), { unread_count: data.unread_count })
  if (kind === 'chat-deleted') return chats.filter((chat) => !isIn(data)(chat))
  if (kind !== 'message') return chats
  const known = chats.find(isIn(data))
  if (!known) return null
  const isMine = data.sender_id === readerId
  const latest: ChatListItem = {
    ...known,
    date: data.created_at,
    last_message: data.message ?? '',
    last_message_type: data.chat_message_type,
    last_message_is_mine: isMine,
    unread_count: isMine ? known.unread_count : known.unread_count + 1,
  }
  return [latest, ...chats.filter((chat) => chat !== known)]
}

const isIn = (thread: { user_id: number; property_id: number }) => (chat: ChatListItem) =>
  chat.user_id === thread.user_id && chat.property_id === thread.property_id

const changed = (
  chats: readonly ChatListItem[],
  isMeant: (chat: ChatListItem) => boolean,
  change: Partial<ChatListItem>,
) => chats.map((chat) => (isMeant(chat) ? { ...chat, ...change } : chat))
