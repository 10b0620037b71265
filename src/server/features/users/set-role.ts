import type { setRole as endpoint } from '#contract/users-admin.ts'
import { messageOf } from '#domain/messages.ts'
import { PASSWORD_LIMITS } from '#domain/password.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { deleteImpersonationsOf, keepsAnAdministrator, lockUser, updateRole } from './queries.ts'

export const setRole: Handler<typeof endpoint> = async (ctx, { user_id, role }) => {
  if (role !== 'admin') await keepsAnAdministrator(ctx.sql, user_id)
  const person = await lockUser(ctx.sql, user_id)
  if (!person) throw missing('Account')
  if (person.role === role) throw new AppError('refused', 'api.account-role-same')
  if (role !== 'user' && !person.isActive) throw new AppError('refused', 'api.account-is-off')
  if (role !== 'user' && person.hasShortPassword)
    throw new AppError('refused', messageOf('api.account-password-short', { least: String(PASSWORD_LIMITS.staff) }))
  await updateRole(ctx.sql, user_id, role)
  // Ends impersonations of the user, so that they do not gain the new role.
  await deleteImpersonationsOf(ctx.sql, user_id)
  await ctx.audit({
    action: 'role changed',
    subject: 'user',
    subjectId: user_id,
    details: { from: person.role, to: role },
  })
  return null
}
