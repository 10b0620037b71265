import type { impersonate as beginning, endImpersonation as ending } from '#contract/people-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { issueToken, restoreImpersonator } from '#server/db/sessions.ts'
import { AppError, missing } from '#server/errors.ts'
import { lockPerson } from './queries.ts'

const MINUTES = 30

export const impersonate: Handler<typeof beginning> = async (ctx, { user_id, reason }) => {
  const { sql, viewer, now } = ctx
  const person = await lockPerson(sql, user_id)
  if (!person) throw missing('Account')
  // Whoever could become another administrator would act under that name.
  if (person.role !== 'user') throw new AppError('refused', 'api.impersonate-staff')
  if (!person.isActive) throw new AppError('refused', 'api.account-is-off')
  await sql`delete from sessions where impersonator_id = ${viewer!.id}`
  const token = await issueToken(sql, {
    userId: user_id,
    userAgent: 'Support',
    now,
    days: MINUTES / 1440,
    impersonatorId: viewer!.id,
    // A client that keeps tokens has its own, and the token of this session must not lead to it.
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
    await sql`delete from sessions where impersonator_id = ${viewer!.id}`
    ctx.resumeSession()
    return { is_signed_in: true }
  }
  const token = await restoreImpersonator(sql, sessionId!, now)
  ctx.keepSession(token)
  return { is_signed_in: token !== null }
}
