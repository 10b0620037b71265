import type { impersonate as beginning, endImpersonation as ending } from '#contract/users-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { issueToken, restoreImpersonator } from '#server/db/sessions.ts'
import { AppError, missing } from '#server/errors.ts'
import { deleteImpersonationsBy, lockUser } from './queries.ts'

const MINUTES = 30

export const impersonate: Handler<typeof beginning> = async (ctx, { user_id, reason }) => {
  const { sql, viewer, now } = ctx
  const person = await lockUser(sql, user_id)
  if (!person) throw missing('Account')
  // Impersonating staff would allow acting under another staff member's name.
  if (person.role !== 'user') throw new AppError('refused', 'api.impersonate-staff')
  if (!person.isActive) throw new AppError('refused', 'api.account-is-off')
  await deleteImpersonationsBy(sql, viewer!.id)
  const token = await issueToken(sql, {
    userId: user_id,
    userAgent: 'Support',
    now,
    days: MINUTES / 1440,
    impersonatorId: viewer!.id,
    // An API client keeps its own token, and the impersonation token must not lead to that session.
    impersonatorSessionId: ctx.hasCookie ? ctx.sessionId : null,
  })
  await ctx.audit({ action: 'impersonation begun', subject: 'user', subjectId: user_id, details: { reason } })
  ctx.keepSession(token)
  return { token, expires_at: instantOf(new Date(now.getTime() + MINUTES * 60_000)) }
}

/** Ends impersonation: with the cookie of the impersonated session, or with the token of an administrator. */
export const endImpersonation: Handler<typeof ending> = async (ctx) => {
  const { sql, viewer, sessionId, now } = ctx
  if (viewer!.impersonatorId === undefined) {
    await deleteImpersonationsBy(sql, viewer!.id)
    ctx.resumeSession()
    return { is_signed_in: true }
  }
  const token = await restoreImpersonator(sql, sessionId!, now)
  ctx.keepSession(token)
  return { is_signed_in: token !== null }
}
