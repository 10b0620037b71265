import type { Sql } from '#server/db/sql.ts'
import { conversations, notices } from '../texts/conversations.ts'
import type { PlacedProperty } from './properties.ts'
import { insertRows, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

/** Some conversations in progress, and notifications. */
export async function insertConversations(
  sql: Sql,
  before: (days: number) => string,
  listings: readonly PlacedProperty[],
  people: UserIds,
) {
  const open = listings.filter(
    ({ requestStatus, isActive, isPrivate }) => requestStatus === 'approved' && isActive && !isPrivate,
  )
  for (const { asker, lister, lines } of conversations) {
    const listing = open.findLast(
      ({ owner, category, propertyType }) =>
        owner === lister && category === 'apartment' && (propertyType === 'sell' || propertyType === 'rent'),
    )
    if (!listing) continue
    const [chatId] = await takeIds(sql, 'chats', 1)
    const messageIds = await takeIds(sql, 'messages', lines.length)
    const askerId = people.get(asker)!
    const listerId = lister === null ? null : people.get(lister)!
    const unread = lines.filter((line) => line.isUnread)
    await insertRows(sql, 'chats', [
      {
        id: chatId!,
        property_id: listing.id,
        user_id: askerId,
        counterpart_id: listerId,
        last_message_id: messageIds.at(-1)!,
        last_message_at: before(lines.at(-1)!.daysAgo),
        created_at: before(lines[0]!.daysAgo),
      },
    ])
    await insertRows(sql, 'chat_members', [
      {
        chat_id: chatId!,
        user_id: askerId,
        unread_count: unread.filter(({ from }) => from === 'lister').length,
        cleared_message_id: 0,
      },
      {
        chat_id: chatId!,
        user_id: listerId,
        unread_count: unread.filter(({ from }) => from === 'asker').length,
        cleared_message_id: 0,
      },
    ])
    await insertRows(
      sql,
      'messages',
      lines.map(({ from, text, daysAgo, isUnread }, index) => ({
        id: messageIds[index]!,
        chat_id: chatId!,
        sender_id: from === 'asker' ? askerId : listerId,
        recipient_id: from === 'asker' ? listerId : askerId,
        kind: 'text',
        body: text,
        read_at: isUnread ? null : before(daysAgo - 0.02),
        created_at: before(daysAgo),
      })),
    )
  }
  await insertNotices(sql, before, open, people)
}

async function insertNotices(
  sql: Sql,
  before: (days: number) => string,
  open: readonly PlacedProperty[],
  people: UserIds,
) {
  const ids = await takeIds(sql, 'notifications', notices.length)
  await insertRows(
    sql,
    'notifications',
    notices.map(({ type, to, title, message, daysAgo }, index) => ({
      id: ids[index]!,
      type,
      send_type: to === null ? 'everyone' : 'selected',
      title,
      message,
      property_id: type === 'inquiry' ? (open.findLast(({ owner }) => owner === to)?.id ?? null) : null,
      created_at: before(daysAgo),
    })),
  )
  await insertRows(
    sql,
    'notification_recipients',
    notices.flatMap(({ to }, index) =>
      to === null ? [] : [{ notification_id: ids[index]!, user_id: people.get(to)! }],
    ),
  )
}
