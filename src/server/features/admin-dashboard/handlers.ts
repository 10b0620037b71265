export { getAdminDashboard } from './get-admin-dashboard.ts'
export { listAudit } from './list-audit.ts'
export { listPendingCounts } from './list-pending-counts.ts'
