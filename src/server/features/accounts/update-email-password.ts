import type { updateEmailPassword as endpoint } from '#contract/accounts-passwords.ts'
import type { Handler } from '#server/context.ts'
import { findEmailLogin } from './queries.ts'
import { addressNotProved } from './refusals.ts'
import { replacePassword } from './replace-password.ts'
import { consumeTicket } from './tickets.sql.ts'

export const updateEmailPassword: Handler<typeof endpoint> = async (ctx, { email, password, auth_id }) => {
  const proved = auth_id ? await consumeTicket(ctx.sql, auth_id, ctx.now) : null
  const isOwn = proved?.channel === 'mail' && proved.address === email.toLowerCase()
  const login = isOwn ? await findEmailLogin(ctx.sql, email) : null
  if (!login) throw addressNotProved()
  await replacePassword(ctx, login.id, password)
  return null
}
