import type { ActivePackage, Package, PackageFeature } from '#contract/packages.ts'
import { instantOf } from '#domain/instant.ts'
import { majorUnits } from '#domain/money.ts'
import { packageStatus } from '#domain/package-quota.ts'
import type { FeatureLine, OwnedRow, PackageRow } from './package.sql.ts'

export const presentPackage = (row: PackageRow): Package => ({
  ...presentTerms(row, false),
  features: row.features.map(presentFeature),
})

export const presentOwned = (row: OwnedRow): ActivePackage => ({
  ...presentTerms(row, true),
  user_package_id: row.ownedId,
  start_date: instantOf(row.startsAt),
  end_date: row.endsAt && instantOf(row.endsAt),
  is_active: 1,
  features: row.features.map((line) => ({
    ...presentFeature(line),
    used_limit: line.limit === null ? null : line.used,
    total_limit: line.limit,
  })),
})

const presentTerms = (row: Omit<PackageRow, 'features'>, isRunning: boolean): Omit<Package, 'features'> => ({
  id: row.id,
  name: row.name,
  translated_name: row.translatedName,
  package_type: row.priceMinor === null ? 'free' : 'paid',
  price: row.priceMinor === null ? null : majorUnits(row.priceMinor, row.currency),
  ios_product_id: row.iosProductId,
  duration: row.durationHours,
  created_at: instantOf(row.createdAt),
  package_status: packageStatus(isRunning, row.payment?.status ?? null),
  payment_transaction_id: row.payment?.id ?? null,
})

const presentFeature = ({ id, name, limit }: FeatureLine): PackageFeature => ({
  id,
  name,
  limit_type: limit === null ? 'unlimited' : 'limited',
  limit,
})
