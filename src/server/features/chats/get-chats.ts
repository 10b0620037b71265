import type { ChatListItem, getChats as endpoint } from '#contract/chats.ts'
import { instantOf } from '#domain/instant.ts'
import type { Context, Handler } from '#server/context.ts'
import { photoBase } from '#server/features/media/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { type ChatRow, listChats } from './list.sql.ts'
import { numberOf, senderOf } from './participants.ts'

export const getChats: Handler<typeof endpoint> = async (ctx, { page, per_page, desk }) => {
  const me = senderOf(ctx.viewer, desk)
  const rows = await listChats(ctx.sql, me, { ...ctx, offset: (page - 1) * per_page, limit: per_page })
  const total = rows[0]?.total ?? 0
  return { total, total_page: Math.ceil(total / per_page), data: rows.map((row) => presentChat(row, ctx)) }
}

/** The latest conversations of a user. */
export const latestChats = async (ctx: Context, userId: number, limit: number): Promise<ChatListItem[]> =>
  (await listChats(ctx.sql, userId, { ...ctx, offset: 0, limit })).map((row) => presentChat(row, ctx))

const presentChat = (row: ChatRow, ctx: Context): ChatListItem => {
  const isApart = row.byMe || row.byOther
  return {
    property_id: row.propertyId,
    title: row.title,
    translated_title: row.translatedTitle ?? row.title,
    title_image: imageAddress(row.titleImage, photoBase(ctx, !row.isOwnHidden)),
    slug_id: row.slug,
    date: instantOf(row.at),
    unread_count: row.unread,
    user_id: numberOf(row.otherId),
    name: row.name ?? 'Admin',
    profile: imageAddress(row.image, ctx.origin),
    fcm_id: '',
    is_blocked_by_me: row.byMe,
    is_blocked_by_user: row.byOther,
    is_online: row.isOnline && !isApart,
    last_message: row.body ?? '',
    last_message_type: row.kind,
    last_message_is_mine: row.isMine,
  }
}
