import type { readNotifications as endpoint } from '#contract/notifications.ts'
import type { Handler } from '#server/context.ts'
import { emit } from '#server/features/live/public.ts'
import { countNotifications, markRead } from './queries.ts'

export const readNotifications: Handler<typeof endpoint> = async ({ sql, viewer, now }, { ids, all }) => {
  const { id } = viewer!
  const seen = await markRead(sql, id, all ? null : ids, now)
  const { unread } = await countNotifications(sql, id)
  // Updates the unread count on the user's other open pages.
  if (seen.length > 0) await emit(sql, [id], { kind: 'notifications-read', data: { unread } })
  return { unread }
}
