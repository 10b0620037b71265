import type { changePassword as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { deleteOtherSessions } from '#server/db/sessions.ts'
import { AppError } from '#server/errors.ts'
import { lockCredentials, savePassword } from './credential.sql.ts'
import { checkCurrentPassword } from './current-password.ts'
import { hashNewPassword } from './new-password.ts'
import { mailPasswordChanged } from './security-emails.ts'

export const changePassword: Handler<typeof endpoint> = async (ctx, { current_password, password }) => {
  const account = await lockCredentials(ctx.sql, ctx.viewer!.id)
  if (account.loginType !== 'email') throw new AppError('refused', 'api.no-password-login', { field: 'password' })
  await checkCurrentPassword(ctx, account, current_password)
  if (password === current_password) throw new AppError('refused', 'api.password-same', { field: 'password' })
  await savePassword(ctx.sql, account.id, await hashNewPassword(ctx, account.id, password), ctx.now)
  await deleteOtherSessions(ctx.sql, account.id, ctx.sessionId)
  await mailPasswordChanged(ctx, account.id)
  ctx.say('api.own-password-changed')
  return null
}
