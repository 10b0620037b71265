import type { getGuestReports as endpoint } from '#contract/viewings.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { listReports } from './guests.sql.ts'

export const getGuestReports: Handler<typeof endpoint> = async ({ sql, viewer }) => {
  const rows = await listReports(sql, viewer!.id)
  const data = rows.map(({ id, userId, name, reason, createdAt }) => ({
    id,
    user_id: userId,
    name,
    reason,
    created_at: instantOf(createdAt),
  }))
  return { data, total: data.length }
}
