/** What other features may use of packages. */
export { grantPackage, revokePackage } from './grant.ts'
export { findOnSale, isRunning, lockBuyer } from './package-queries.ts'
export { notSubscribed, quotaOf } from './quota.ts'
export { findQuota, returnUnit, takeUnit, takeUnits } from './units.ts'
