import type { getNotificationList as endpoint } from '#contract/notifications.ts'
import type { Handler } from '#server/context.ts'
import { photoBase } from '#server/features/media/public.ts'
import { presentNotification } from './present.ts'
import { countNotifications, listNotifications } from './queries.ts'
import { wordsOf } from './translator.ts'

export const getNotificationList: Handler<typeof endpoint> = async (ctx, page) => {
  const { id } = ctx.viewer!
  const [rows, counts, say] = await Promise.all([
    listNotifications(ctx.sql, id, page),
    countNotifications(ctx.sql, id),
    wordsOf(ctx.texts, ctx.language),
  ])
  const reader = { ...ctx, id, say, hiddenPhotos: photoBase(ctx, false) }
  return { ...counts, data: rows.map((row) => presentNotification(row, reader)) }
}
