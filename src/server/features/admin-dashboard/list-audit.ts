import type { listAudit as endpoint } from '#contract/admin-dashboard.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo, MAX_FOUND } from '#server/db/bounded-count.ts'
import { type AuditRow, countAudit, listAuditRows, listAuditSubjects } from './audit.sql.ts'

export const listAudit: Handler<typeof endpoint> = async ({ sql }, { offset, limit, sort, ...filter }) => {
  const [rows, count, subjects] = await Promise.all([
    listAuditRows(sql, filter, sort, { offset, limit }),
    countAudit(sql, filter),
    listAuditSubjects(sql),
  ])
  return {
    data: rows.map(present),
    ...countedUpTo(count, filter.q === undefined ? undefined : MAX_FOUND),
    subjects: subjects.map(({ subject }) => subject),
  }
}

const present = ({ id, at, action, subject, subjectId, actorId, actorName, details }: AuditRow) => ({
  id,
  at: at.toISOString(),
  action,
  subject,
  subject_id: subjectId,
  actor: actorId === null || actorName === null ? null : { id: actorId, name: actorName },
  details,
})
