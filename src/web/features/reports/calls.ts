import { addReports, getReportReasons } from '#contract/reports.ts'
import { call } from '#web/api/call.ts'

/** What this feature says to the server; fetched with the dialog. */
export const fetchReasons = () => call<typeof getReportReasons>(getReportReasons, {})

export const sendReport = (report: { property_id: number; reason_id: number; other_message?: string }) =>
  call<typeof addReports>(addReports, report)
