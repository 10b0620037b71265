import type { userRegister as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { typeOfNewAccount } from './account-type.ts'
import { hashNewPassword } from './new-password.ts'
import { findEmailLogin, insertUser, renewUnverified } from './queries.ts'
import { sendCode } from './send-code.ts'

export const userRegister: Handler<typeof endpoint> = async (ctx, asked) => {
  const { name, email, mobile, country_code, account_type, password } = asked
  const known = await findEmailLogin(ctx.sql, email)
  if (known?.isVerified) throw new AppError('refused', 'api.email-taken', { field: 'email' })
  const account = {
    name,
    phone: mobile ?? null,
    country_code: mobile && country_code ? country_code : null,
    password_hash: (await hashNewPassword(ctx, known?.id ?? null, password)).hash,
    has_staff_password: false,
    ...(await typeOfNewAccount(ctx.sql, account_type)),
  }
  // Whoever proves the address last owns the account: a name and password left there unproved count for nothing.
  if (known) await renewUnverified(ctx.sql, known.id, account)
  else await insertUser(ctx.sql, { ...account, login_type: 'email', email, created_at: ctx.now })
  ctx.say('api.code-sent')
  return { data: null, ...(await sendCode(ctx, { channel: 'mail', address: email.toLowerCase() })) }
}
