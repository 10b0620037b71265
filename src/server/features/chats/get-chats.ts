import type { ChatListItem, getChats as endpoint } from '#contract/chats.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { type ChatRow, listChats } from './list-queries.ts'
import { numberOf, speakerOf } from './sides.ts'

export const getChats: Handler<typeof endpoint> = async (ctx, { page, per_page, desk }) => {
  const me = speakerOf(ctx.viewer, desk)
  const rows = await listChats(ctx.sql, me, { ...ctx, offset: (page - 1) * per_page, limit: per_page })
  const total = rows[0]?.total ?? 0
  return { total, total_page: Math.ceil(total / per_page), data: rows.map((row) => presentChat(row, ctx.origin)) }
}

const presentChat = (row: ChatRow, origin: string): ChatListItem => {
  const isApart = row.byMe || row.byOther
  return {
    property_id: row.propertyId,
    title: row.title,
    translated_title: row.translatedTitle ?? row.title,
    title_image: imageAddress(row.titleImage, origin),
    slug_id: row.slug,
    date: instantOf(row.at),
    unread_count: row.unread,
    user_id: numberOf(row.otherId),
    name: row.name ?? 'Admin',
    profile: imageAddress(row.image, origin),
    fcm_id: '',
    is_blocked_by_me: row.byMe,
    is_blocked_by_user: row.byOther,
    is_online: row.isOnline && !isApart,
    last_message: row.body ?? '',
    last_message_type: row.kind,
    last_message_is_mine: row.isMine,
  }
}
