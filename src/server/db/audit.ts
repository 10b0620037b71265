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

interface ImpersonatedWrite {
  viewer: { id: number; impersonatorId?: number } | null
  sessionId?: number | null
  call: string
  input: unknown
  now: Date
}

/** Puts a write of an impersonated session on record: administrator, person, call and the ids in its input. */
export const insertImpersonatedWrite = (sql: Sql, { viewer, sessionId, call, input, now }: ImpersonatedWrite) =>
  insertAudit(sql, {
    actorId: viewer!.impersonatorId!,
    action: 'impersonated write',
    subject: 'user',
    subjectId: viewer!.id,
    details: { call, object: idsOf(input), sessionId },
    now,
  })

/** The fields of an input that name an object and its state; free text is not copied into the audit log. */
const idsOf = (input: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input ?? {}).filter(([name, value]) => /(^|_)(ids?|key|kind|status)$/.test(name) && value != null),
  )
