/** Public interface of the packages feature. */

export { activePackages } from './active-packages.ts'
export { consumeCredit, consumeCredits, findQuota, refundCredit } from './credits.ts'
export { grantPackage, revokePackage } from './grant.sql.ts'
export { findOnSale, isRunning, lockBuyer } from './package.sql.ts'
export { notSubscribed, quotaOf } from './quota.ts'
