import type { endSessionsOf as endpoint } from '#contract/users-admin.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { deleteSessionsOf, lockUser } from './queries.ts'

export const endSessionsOf: Handler<typeof endpoint> = async ({ sql, audit }, { user_id, session_id }) => {
  if (!(await lockUser(sql, user_id))) throw missing('Account')
  const count = await deleteSessionsOf(sql, user_id, session_id)
  if (session_id !== undefined && count === 0) throw missing('Session')
  await audit({
    action: 'sessions ended',
    subject: 'user',
    subjectId: user_id,
    details: { ended: count, sessionId: session_id ?? null },
  })
  return { ended: count }
}
