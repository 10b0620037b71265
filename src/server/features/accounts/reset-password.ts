import { hash } from 'node:crypto'
import type { resetPassword as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { hashNewPassword } from './new-password.ts'
import { listPasskeysOf } from './passkeys.sql.ts'
import { consumeResetToken, setPassword } from './queries.ts'
import { mailPasswordChanged } from './security-emails.ts'

export const resetPassword: Handler<typeof endpoint> = async (ctx, { token, password }) => {
  const userId = await consumeResetToken(ctx.sql, hash('sha256', token, 'buffer'), ctx.now)
  if (userId === null) throw new AppError('refused', 'api.link-expired', { field: 'token' })
  await setPassword(ctx.sql, userId, await hashNewPassword(ctx, userId, password), ctx.now)
  const passkeys = (await listPasskeysOf(ctx.sql, userId)).length
  await mailPasswordChanged(ctx, userId, passkeys)
  ctx.say('api.password-changed')
  return { data: null, passkeys }
}
