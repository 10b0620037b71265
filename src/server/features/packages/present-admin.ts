import type { Output } from '#contract/endpoint.ts'
import type { AdminPackage, listPackagesOf } from '#contract/packages-admin.ts'
import { instantOf } from '#domain/instant.ts'
import { majorUnits } from '#domain/money.ts'
import type { OwnedHistoryRow } from './admin.sql.ts'
import type { AdminPackageRow } from './package-list.sql.ts'

export const presentAdminPackage = (row: AdminPackageRow): AdminPackage => ({
  id: row.id,
  name: row.name,
  package_type: row.priceMinor === null ? 'free' : 'paid',
  price: row.priceMinor === null ? null : majorUnits(row.priceMinor, row.currency),
  currency: row.currency,
  duration: row.durationHours,
  ios_product_id: row.iosProductId,
  is_active: row.isActive,
  running: row.running,
  running_is_exact: row.isRunningExact,
  translations: row.translations,
  features: row.features.map(({ id, key, limit }) => ({
    id,
    key,
    limit_type: limit === null ? 'unlimited' : 'limited',
    limit,
  })),
  updated_at: instantOf(row.updatedAt),
})

export const presentHistory = (row: OwnedHistoryRow): Output<typeof listPackagesOf>[number] => ({
  ...presentOwnership(row),
  payment_transaction_id: row.transactionId,
  features: row.features.map(({ id, key, total, used, lapsed }) => ({
    id,
    key,
    total_limit: total,
    used_limit: used,
    lapsed,
  })),
  ledger: row.ledger.map((entry) => ({ ...presentEntry(entry), actor_id: entry.actorId })),
})

/** Presents which package a user owned, and from when to when. */
export const presentOwnership = (row: OwnedHistoryRow) => ({
  user_package_id: row.ownedId,
  package_id: row.packageId,
  name: row.name,
  start_date: instantOf(row.startsAt),
  end_date: row.endsAt && instantOf(row.endsAt),
  revoked_at: row.revokedAt && instantOf(row.revokedAt),
})

/** Presents a ledger entry for its owner. */
export const presentEntry = ({ feature, kind, units, subject, subjectId, at }: OwnedHistoryRow['ledger'][number]) => ({
  feature,
  kind,
  units,
  subject,
  subject_id: subjectId,
  at: instantOf(at),
})
