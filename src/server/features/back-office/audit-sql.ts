import type { AUDIT_SORTS } from '#contract/back-office.ts'
import { limitedCount } from '#server/db/counted.ts'
import { type Fragment, one, type Sql } from '#server/db/sql.ts'

export interface AuditRow {
  id: number
  at: Date
  action: string
  subject: string | null
  subjectId: number | null
  actorId: number | null
  actorName: string | null
  details: Record<string, unknown>
}

export interface AuditFilter {
  q?: string | undefined
  actor_id?: number | undefined
  subject?: string | undefined
  subject_id?: number | undefined
}

const ORDERS: Record<(typeof AUDIT_SORTS)[number], string> = {
  at: 'a.id',
  '-at': 'a.id desc',
  action: 'a.action, a.id desc',
  '-action': 'a.action desc, a.id desc',
}

export const listAuditRows = (
  sql: Sql,
  filter: AuditFilter,
  sort: keyof typeof ORDERS,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> =>
  sql<AuditRow[]>`
    select a.id, a.at, a.action, a.subject, a.subject_id as "subjectId", a.actor_id as "actorId", u.name as "actorName", a.details
    from (select * from audit_log a where ${fits(sql, filter)} order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) a
    left join users u on u.id = a.actor_id
    order by ${sql.unsafe(ORDERS[sort])}`

export const countAudit = async (sql: Sql, filter: AuditFilter): Promise<number> =>
  (
    await one(sql<{ count: number }[]>`
      select count(*) from (select from audit_log a where ${fits(sql, filter)} limit ${limitedCount}) fitting`)
  ).count

/** Each step finds the next subject in the index, however many lines there are of each. */
export const listAuditSubjects = (sql: Sql): Promise<{ subject: string }[]> =>
  sql<{ subject: string }[]>`
    with recursive known as (
      (select subject from audit_log where subject is not null order by subject limit 1)
      union all
      select (select a.subject from audit_log a where a.subject > known.subject order by a.subject limit 1) from known
      where known.subject is not null
    )
    select subject from known where subject is not null`

/** A condition that was not asked for is not written, so that each combination uses its own index. */
const fits = (sql: Sql, { q, actor_id, subject, subject_id }: AuditFilter): Fragment => sql`
  true
  ${q === undefined ? sql`` : sql`and position(lower(${q}) in lower(a.action)) > 0`}
  ${actor_id === undefined ? sql`` : sql`and a.actor_id = ${actor_id}`}
  ${subject === undefined ? sql`` : sql`and a.subject = ${subject}`}
  ${subject_id === undefined ? sql`` : sql`and a.subject_id = ${subject_id}`}`
