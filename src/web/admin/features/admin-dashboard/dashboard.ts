import type { getAdminDashboard } from '#contract/admin-dashboard.ts'
import type { Output } from '#contract/endpoint.ts'

/** The data of the admin dashboard. */
export type Today = Output<typeof getAdminDashboard>
