export { addReports } from './add-reports.ts'
export { getReportReasons } from './get-report-reasons.ts'
