import type { Sql } from '#server/db/sql.ts'
import { findBlocks, type Pair } from '#server/features/blocks/public.ts'
import { emit, SUPPORT_ID } from '#server/features/live/public.ts'
import { markRead, recountUnread } from './queries.ts'
import { lockChat } from './send.sql.ts'

/**
 * Marks a chat as read up to a message and notifies the sender and the reader's other pages; returns the remaining
 * unread count.
 */
export async function recordRead(
  sql: Sql,
  { me, other }: Pair,
  chat: { chatId: number; propertyId: number },
  upTo: number,
  now: Date,
): Promise<number> {
  // Lock the chat, so that the count includes a message that is being sent.
  await lockChat(sql, chat.chatId)
  const read = await markRead(sql, chat.chatId, me, upTo, now)
  const unread = (await recountUnread(sql, chat.chatId, me))?.unread ?? 0
  if (read.length === 0) return unread
  const message_id = Math.max(...read.map(({ id }) => id))
  const property_id = chat.propertyId
  await emit(sql, [me ?? SUPPORT_ID], {
    kind: 'chat-read',
    data: { user_id: other ?? SUPPORT_ID, property_id, message_id, unread_count: unread },
  })
  const { byMe, byOther } = await findBlocks(sql, { me, other })
  if (byMe || byOther) return unread
  await emit(sql, [other ?? SUPPORT_ID], {
    kind: 'receipt',
    data: { user_id: me ?? SUPPORT_ID, property_id, message_id, state: 'read' },
  })
  return unread
}
