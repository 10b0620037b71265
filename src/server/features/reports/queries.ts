import type { Sql } from '#server/db/sql.ts'

interface ReasonRow {
  id: number
  reason: string
  translated: string | null
  createdAt: Date
  updatedAt: Date
}

export const listReasons = (sql: Sql, language: string): Promise<ReasonRow[]> => sql<ReasonRow[]>`
  select r.id, r.reason, t.value as translated, r.created_at as "createdAt", r.updated_at as "updatedAt"
  from report_reasons r
  left join content_translations t on t.subject = 'report_reason' and t.subject_id = r.id and t.language_code = ${language}
  order by r.id`

export const hasReason = async (sql: Sql, id: number): Promise<boolean> =>
  (await sql`select from report_reasons where id = ${id} for key share`).length > 0

interface NewReport {
  userId: number
  propertyId: number
  reasonId: number | null
  otherMessage: string | null
  createdAt: Date
}

/** False when the user has already reported this property. */
export const insertReport = async (sql: Sql, report: NewReport): Promise<boolean> =>
  (
    await sql`
      insert into reports (user_id, property_id, reason_id, other_message, created_at)
      values (${report.userId}, ${report.propertyId}, ${report.reasonId}, ${report.otherMessage}, ${report.createdAt})
      on conflict (user_id, property_id) do nothing`
  ).count > 0
