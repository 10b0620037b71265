import type { getUnreadCounts as endpoint } from '#contract/live.ts'
import type { Handler } from '#server/context.ts'
import { countNotifications } from '#server/features/notifications/public.ts'
import { countUnread } from './list.sql.ts'
import { senderOf } from './participants.ts'

export const getUnreadCounts: Handler<typeof endpoint> = async ({ sql, viewer }, { desk }) => {
  const [waiting, { unread }] = await Promise.all([
    countUnread(sql, senderOf(viewer, desk)),
    countNotifications(sql, viewer!.id),
  ])
  return { ...waiting, notifications: unread }
}
