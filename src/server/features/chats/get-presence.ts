import type { getPresence as endpoint } from '#contract/chats.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { listPresence } from './list.sql.ts'

export const getPresence: Handler<typeof endpoint> = async ({ sql, viewer, now }, { user_ids }) => {
  const rows = await listPresence(sql, viewer!.id, user_ids, now)
  return rows.map(({ id, isOnline, lastSeenAt }) => ({
    user_id: id,
    is_online: isOnline,
    last_seen_at: lastSeenAt && instantOf(lastSeenAt),
  }))
}
