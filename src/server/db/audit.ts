import type { Sql } from './sql.ts'

/** An audit entry: action and target. */
export interface AuditEntry {
  action: string
  subject: string
  subjectId?: number | null
  details?: Record<string, unknown>
}

/** Records an action of staff in its transaction; `actorId` is null for the operator at the command line. */
export const insertAudit = (
  sql: Sql,
  { actorId, now, action, subject, subjectId = null, details = {} }: AuditEntry & { actorId: number | null; now: Date },
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

/** Records a write of an impersonated session: administrator, user, call and the ids in its input. */
export const insertImpersonatedWrite = (sql: Sql, { viewer, sessionId, call, input, now }: ImpersonatedWrite) =>
  insertAudit(sql, {
    actorId: viewer!.impersonatorId!,
    action: 'impersonated write',
    subject: 'user',
    subjectId: viewer!.id,
    details: { call, object: idsOf(input), sessionId },
    now,
  })

/** Fields of an input that identify an object and its status; free text is not copied into the audit log. */
const idsOf = (input: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input ?? {}).filter(([name, value]) => /(^|_)(ids?|key|kind|status)$/.test(name) && value != null),
  )
