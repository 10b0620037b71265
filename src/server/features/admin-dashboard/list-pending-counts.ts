import type { listPendingCounts as endpoint } from '#contract/admin-dashboard.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { one } from '#server/db/sql.ts'

interface Work {
  moderation: number
  reports: number
  verifications: number
  receipts: number
  contacts: number
}

export const listPendingCounts: Handler<typeof endpoint> = async ({ sql, viewer }) => {
  const work = await one(sql<Work[]>`
    select
      (select count(*) from properties where request_status = 'pending')
        + (select count(*) from projects where request_status = 'pending')
        + (select count(*) from listing_revisions where status = 'pending')
        + (select count(*) from advertisements where status = 'pending') as moderation,
      (select count(*) from reports where status = 'open') as reports,
      (select count(*) from verification_applications where status = 'pending') as verifications,
      (select count(*) from payment_transactions where payment_status = 'review') as receipts,
      (select count(*) from contact_requests where handled_at is null) as contacts`)
  if (may.administer(viewer)) return { role: 'admin', ...work }
  const { moderation, reports } = work
  return { role: 'moderator', moderation, reports, verifications: null, receipts: null, contacts: null }
}
