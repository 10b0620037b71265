import type { endSessions as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { deleteOtherSessions, deleteSessionOf } from '#server/db/sessions.ts'
import { missing } from '#server/errors.ts'

export const endSessions: Handler<typeof endpoint> = async (ctx, { id }) => {
  const userId = ctx.viewer!.id
  if (id === undefined) await deleteOtherSessions(ctx.sql, userId, ctx.sessionId)
  else if (!(await deleteSessionOf(ctx.sql, userId, id))) throw missing('Session')
  if (id !== undefined && id === ctx.sessionId) ctx.keepSession(null)
  return null
}
