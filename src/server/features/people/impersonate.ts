import type { impersonate as beginning, endImpersonation as ending } from '#contract/people-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { issueToken } from '#server/db/sessions.ts'
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
  })
  await ctx.audit({ action: 'impersonation begun', subject: 'user', subjectId: user_id, details: { reason } })
  ctx.keepSession(token)
  return { token, expires_at: instantOf(new Date(now.getTime() + MINUTES * 60_000)) }
}

/** Asked with one's own token, so that a session that was lent opens nothing else; the database notes the end. */
export const endImpersonation: Handler<typeof ending> = async ({ sql, viewer, resumeSession }) => {
  await sql`delete from sessions where impersonator_id = ${viewer!.id}`
  resumeSession()
  return null
}
