import { instantOf } from '#domain/instant.ts'
import type { ListedApplication } from './application.sql.ts'

export const presentApplication = (row: ListedApplication, now: Date) => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  created_at: instantOf(row.createdAt),
  decided_at: row.decidedAt && instantOf(row.decidedAt),
  user: {
    id: row.userId,
    name: row.name,
    slug_id: row.slug,
    email: row.email,
    is_active: row.isActive,
    account_type: row.accountType,
    requested_account_type: row.requestedType,
  },
  claim:
    row.claimedBy !== null && row.claimedUntil !== null && row.claimedUntil > now
      ? { id: row.claimedBy, name: row.claimerName ?? '', until: instantOf(row.claimedUntil) }
      : null,
})
