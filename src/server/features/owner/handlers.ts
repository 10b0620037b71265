export { listingStatistics } from './listing-statistics.ts'
export { ownListings } from './own-listings.ts'
export { ownerDashboard } from './owner-dashboard.ts'
