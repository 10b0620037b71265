/** Entitlements of a package. */
export const FEATURES = [
  'property_list',
  'property_feature',
  'project_list',
  'project_feature',
  'mortgage_calculator_detail',
  'premium_properties',
  'project_access',
] as const
export type Feature = (typeof FEATURES)[number]

/** Entitlements limited by credits; all others are either included or not. */
const COUNTED: ReadonlySet<Feature> = new Set(['property_list', 'property_feature', 'project_list', 'project_feature'])

/** What the active packages of a user say about an entitlement. */
export interface Quota {
  hasPackage: boolean
  hasFeature: boolean
  hasUnits: boolean
}

/** Quota of a user without a package. */
export const NO_QUOTA: Quota = { hasPackage: false, hasFeature: false, hasUnits: false }

/** Whether a package check passes: a package with the entitlement, and remaining credits if it is counted. */
export const isAllowed = (quota: Quota, feature: Feature) =>
  quota.hasPackage && quota.hasFeature && (!COUNTED.has(feature) || quota.hasUnits)

/** Status of a package for a user. */
export const PACKAGE_STATUSES = ['active', 'pending', 'review', 'failed', 'rejected', 'expired', 'inactive'] as const
export type PackageStatus = (typeof PACKAGE_STATUSES)[number]

/** Status by whether the package is active and by its latest payment. */
export function packageStatus(isRunning: boolean, payment: string | null): PackageStatus {
  if (isRunning) return 'active'
  if (payment === null) return 'inactive'
  return payment === 'success' ? 'expired' : (payment as PackageStatus)
}
