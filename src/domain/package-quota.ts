/** What a package can allow. */
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

/** The features that are counted down; the others are simply open or closed. */
const COUNTED: ReadonlySet<Feature> = new Set(['property_list', 'property_feature', 'project_list', 'project_feature'])

/** What a person's running packages say about one feature. */
export interface Quota {
  hasPackage: boolean
  hasFeature: boolean
  hasUnits: boolean
}

/** The quota of somebody who owns nothing. */
export const NO_QUOTA: Quota = { hasPackage: false, hasFeature: false, hasUnits: false }

/** Whether a package check passes: a package with the feature, and units left where they are counted. */
export const isAllowed = (quota: Quota, feature: Feature) =>
  quota.hasPackage && quota.hasFeature && (!COUNTED.has(feature) || quota.hasUnits)

/** Where somebody stands with a package. */
export const PACKAGE_STATUSES = ['active', 'pending', 'review', 'failed', 'rejected', 'expired', 'inactive'] as const
export type PackageStatus = (typeof PACKAGE_STATUSES)[number]

/** The standing by whether it runs and how the latest payment for it went. */
export function packageStatus(isRunning: boolean, payment: string | null): PackageStatus {
  if (isRunning) return 'active'
  if (payment === null) return 'inactive'
  return payment === 'success' ? 'expired' : (payment as PackageStatus)
}
