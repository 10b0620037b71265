import type { ownerDashboard as endpoint } from '#contract/owner.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { findDashboard } from './dashboard.sql.ts'

export const ownerDashboard: Handler<typeof endpoint> = async ({ sql, viewer, now }) => {
  const row = await findDashboard(sql, viewer!.id, viewer!.role === 'admin' ? null : viewer!.id, now)
  return {
    needs: (row.needs ?? []).map(({ need, kind, slug, draftKey, id, title, reason, at }) => ({
      need,
      kind,
      slug_id: slug ?? '',
      draft_key: draftKey ?? '',
      id,
      title: title ?? '',
      reason: reason ?? '',
      at: instantOf(at),
    })),
    unread_messages: row.unread,
    new_interests: row.newInterests,
    units: (row.units ?? []).map(({ feature, left, until }) => ({ feature, left, until: until && instantOf(until) })),
    totals: row.totals,
  }
}
