import type { Sql } from './sql.ts'

interface AuditEntry {
  actorId: number
  action: string
  subject: string
  subjectId: number
  details: Record<string, unknown>
  now: Date
}

/** Writes down who did what in the back office, in the transaction in which it is done. */
export const recordAudit = (sql: Sql, { actorId, action, subject, subjectId, details, now }: AuditEntry) => sql`
  insert into audit_log (actor_id, action, subject, subject_id, details, at)
  values (${actorId}, ${action}, ${subject}, ${subjectId}, ${sql.json(details as never)}, ${now})`
