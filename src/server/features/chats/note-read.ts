import type { Sql } from '#server/db/sql.ts'
import { findBlocks, type Pair } from '#server/features/blocks/public.ts'
import { DESK, emit } from '#server/features/live/public.ts'
import { markRead, recountUnread } from './queries.ts'
import { lockChat } from './send-queries.ts'

/** Marks a conversation as read up to a message, and tells the sender and the reader's other pages; what is left unread. */
export async function noteRead(
  sql: Sql,
  { me, other }: Pair,
  chat: { chatId: number; propertyId: number },
  upTo: number,
  now: Date,
): Promise<number> {
  // What is counted must not miss a message that is being sent.
  await lockChat(sql, chat.chatId)
  const read = await markRead(sql, chat.chatId, me, upTo, now)
  const unread = (await recountUnread(sql, chat.chatId, me))?.unread ?? 0
  if (read.length === 0) return unread
  const message_id = Math.max(...read.map(({ id }) => id))
  const property_id = chat.propertyId
  await emit(sql, [me ?? DESK], {
    kind: 'chat-read',
    data: { user_id: other ?? DESK, property_id, message_id, unread_count: unread },
  })
  const { byMe, byOther } = await findBlocks(sql, { me, other })
  if (byMe || byOther) return unread
  await emit(sql, [other ?? DESK], {
    kind: 'receipt',
    data: { user_id: me ?? DESK, property_id, message_id, state: 'read' },
  })
  return unread
}
