import type { getNotificationPreferences as endpoint } from '#contract/notifications.ts'
import type { Handler } from '#server/context.ts'
import { one } from '#server/db/sql.ts'
import { preferencesOf } from './preferences.ts'

export const getNotificationPreferences: Handler<typeof endpoint> = async ({ sql, viewer }) => {
  const { id } = viewer!
  const { wants } = await one(
    sql<{ wants: boolean }[]>`select wants_notifications as wants from users where id = ${id}`,
  )
  return { notification: wants, kinds: await preferencesOf(sql, id) }
}
