import { maybeOne, type Sql } from '#server/db/sql.ts'

/** The home that a report is about, while the report is open. */
export const findReported = (sql: Sql, id: number) =>
  maybeOne(sql<{ propertyId: number }[]>`
    select property_id as "propertyId" from reports where id = ${id} and status = 'open'`)

/** Answers every open report about a home; whoever does it second finds none. */
export const settleReports = (
  sql: Sql,
  propertyId: number,
  { status, userId, now }: { status: 'upheld' | 'dismissed'; userId: number; now: Date },
) =>
  sql<{ userId: number }[]>`
    update reports set status = ${status}, decided_by = ${userId}, decided_at = ${now}
    where property_id = ${propertyId} and status = 'open' returning user_id as "userId"`

export interface ReportRow {
  id: number
  by: string
  reason: string | null
  message: string | null
  status: 'open' | 'upheld' | 'dismissed'
  at: Date
}

/** What people said about a home, what is not answered yet first. */
export const listReportsOf = (sql: Sql, propertyId: number): Promise<ReportRow[]> =>
  sql<ReportRow[]>`
    select r.id, u.name as by, s.reason, r.other_message as message, r.status, r.created_at as at
    from reports r join users u on u.id = r.user_id left join report_reasons s on s.id = r.reason_id
    where r.property_id = ${propertyId} order by r.status = 'open' desc, r.created_at desc limit 50`
