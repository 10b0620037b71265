import type { AUDIT_SORTS } from '#contract/admin-dashboard.ts'
import { countRowsOf, MAX_FOUND } from '#server/db/bounded-count.ts'
import type { Fragment, Sql } from '#server/db/sql.ts'

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
  action: 'a.action, a.id',
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
    from (select a.id from ${candidates(sql, filter)} order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) page
    join audit_log a on a.id = page.id left join users u on u.id = a.actor_id
    order by ${sql.unsafe(ORDERS[sort])}`

export const countAudit = (sql: Sql, filter: AuditFilter): Promise<number> =>
  countRowsOf(sql, sql`${candidates(sql, filter)}`)

/**
 * Audit entries that match a filter. A text filter is matched against the few distinct action names (loose index scan),
 * then the latest entries of each matching action are read from its index: scanning every entry for a text without
 * matches would take seconds.
 */
const candidates = (sql: Sql, filter: AuditFilter): Fragment =>
  filter.q === undefined
    ? sql`audit_log a where ${fits(sql, filter)}`
    : sql`(
        with recursive known as (
          (select action from audit_log order by action limit 1)
          union all
          select (select n.action from audit_log n where n.action > known.action order by n.action limit 1) from known
          where known.action is not null
        )
        select a.id, a.action from known cross join lateral (
          select a.id, a.action from audit_log a where a.action = known.action and ${fits(sql, filter)}
          order by a.id desc limit ${MAX_FOUND + 1}) a
        where position(lower(${filter.q}) in lower(known.action)) > 0) a`

/**
 * Loose index scan: each step reads the next distinct subject from the index, so the cost does not depend on the number
 * of entries.
 */
export const listAuditSubjects = (sql: Sql): Promise<{ subject: string }[]> =>
  sql<{ subject: string }[]>`
    with recursive known as (
      (select subject from audit_log where subject is not null order by subject limit 1)
      union all
      select (select a.subject from audit_log a where a.subject > known.subject order by a.subject limit 1) from known
      where known.subject is not null
    )
    select subject from known where subject is not null`

/** Leaves out conditions that are not set, so that each combination uses its own index. */
const fits = (sql: Sql, { actor_id, subject, subject_id }: AuditFilter): Fragment => sql`
  true
  ${actor_id === undefined ? sql`` : sql`and a.actor_id = ${actor_id}`}
  ${subject === undefined ? sql`` : sql`and a.subject = ${subject}`}
  ${subject_id === undefined ? sql`` : sql`and a.subject_id = ${subject_id}`}`
