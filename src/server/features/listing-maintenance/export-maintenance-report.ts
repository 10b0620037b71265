import type { exportMaintenanceReport as endpoint } from '#contract/listing-maintenance-admin.ts'
import type { Handler } from '#server/context.ts'
import { maintenanceReportUrl } from './maintenance-report.ts'

export const exportMaintenanceReport: Handler<typeof endpoint> = async (ctx, { report, cause, days, owner_id }) => ({
  url: maintenanceReportUrl(ctx, report === 'stale' ? { report, cause, days, ownerId: owner_id } : { report }),
})
