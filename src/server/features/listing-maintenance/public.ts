/** Maintenance reports, as the server's assembly uses them. */
export { maintenanceReportSource } from './maintenance-report.ts'
