import { maybeOne, type Sql } from '#server/db/sql.ts'

/** The property of an open report. */
export const findReported = (sql: Sql, id: number) =>
  maybeOne(sql<{ propertyId: number }[]>`
    select property_id as "propertyId" from reports where id = ${id} and status = 'open'`)

/** Decides all open reports about a property; a parallel call finds none. */
export const resolveReports = (
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

/** Reports about a property, open ones first. */
export const listReportsOf = (sql: Sql, propertyId: number): Promise<ReportRow[]> =>
  sql<ReportRow[]>`
    select r.id, u.name as by, s.reason, r.other_message as message, r.status, r.created_at as at
    from reports r join users u on u.id = r.user_id left join report_reasons s on s.id = r.reason_id
    where r.property_id = ${propertyId} order by r.status = 'open' desc, r.created_at desc limit 50`
