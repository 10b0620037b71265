import type { updateNumberPassword as endpoint } from '#contract/accounts-passwords.ts'
import type { Handler } from '#server/context.ts'
import { fullNumber, provedNumber } from './by-phone.ts'
import { findPhoneLogin } from './queries.ts'
import { addressNotProved } from './refusals.ts'
import { replacePassword } from './replace-password.ts'

export const updateNumberPassword: Handler<typeof endpoint> = async (ctx, { password, ...input }) => {
  const proved = await provedNumber(ctx, input)
  const login = proved === fullNumber(input) ? await findPhoneLogin(ctx.sql, proved) : null
  if (!login) throw addressNotProved()
  await replacePassword(ctx, login.id, password)
  return null
}
