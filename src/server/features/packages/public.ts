/** What other features may use of packages. */
export { notSubscribed, presentQuota, quotaOf } from './quota.ts'
export { findQuota, requireFeature, returnUnit, takeUnit } from './units.ts'
