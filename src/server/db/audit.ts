import type { Sql } from './sql.ts'

/** What somebody of the staff did: to what, and how. */
export interface AuditEntry {
  action: string
  subject: string
  subjectId?: number | null
  details?: Record<string, unknown>
}

/** Writes down who did what in the back office, in the transaction in which it is done. */
export const insertAudit = (
  sql: Sql,
  { actorId, now, action, subject, subjectId = null, details = {} }: AuditEntry & { actorId: number; now: Date },
) => sql`
  insert into audit_log (actor_id, action, subject, subject_id, details, at)
  values (${actorId}, ${action}, ${subject}, ${subjectId}, ${sql.json(details as never)}, ${now})`
