/** What other features may use of packages. */
export { grantPackage, revokePackage } from './grant.ts'
export { findOnSale, isRunning, lockBuyer } from './package-queries.ts'
export { notSubscribed, presentQuota, quotaOf } from './quota.ts'
export { findQuota, requireFeature, returnUnit, takeUnit } from './units.ts'
