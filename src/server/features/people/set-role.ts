import type { setRole as endpoint } from '#contract/people-admin.ts'
import { messageOf } from '#domain/messages.ts'
import { PASSWORD_LIMITS } from '#domain/password.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { keepsAnAdministrator, lockPerson } from './queries.ts'

export const setRole: Handler<typeof endpoint> = async (ctx, { user_id, role }) => {
  if (role !== 'admin') await keepsAnAdministrator(ctx.sql, user_id)
  const person = await lockPerson(ctx.sql, user_id)
  if (!person) throw missing('Account')
  if (person.role === role) throw new AppError('refused', 'api.account-role-same')
  if (role !== 'user' && !person.isActive) throw new AppError('refused', 'api.account-is-off')
  if (role !== 'user' && person.hasShortPassword)
    throw new AppError('refused', messageOf('api.account-password-short', { least: String(PASSWORD_LIMITS.staff) }))
  await ctx.sql`update users set role = ${role} where id = ${user_id}`
  // Whoever looked as a member must not find themselves in an office.
  await ctx.sql`delete from sessions where user_id = ${user_id} and impersonator_id is not null`
  await ctx.audit({
    action: 'role changed',
    subject: 'user',
    subjectId: user_id,
    details: { from: person.role, to: role },
  })
  return null
}
