import type { userRegister as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { hashNewPassword } from './new-password.ts'
import { replaceRegistration } from './registrations.sql.ts'
import { requesterOf } from './requester.ts'
import { sendCode } from './send-code.ts'

/**
 * Does the same work for every address. If the address has an account, the registration never takes effect and the job
 * emails a notice instead of the code.
 */
export const userRegister: Handler<typeof endpoint> = async (ctx, input) => {
  const { name, email, mobile, country_code, account_type = 'owner', password } = input
  const registration = {
    email,
    name,
    phone: mobile ?? null,
    country_code: mobile && country_code ? country_code : null,
    account_type,
    password_hash: (await hashNewPassword(ctx, null, password)).hash,
  }
  const requester = requesterOf(ctx)
  const registrationId = await replaceRegistration(ctx.sql, registration, { requester, now: ctx.now })
  ctx.say('api.code-sent')
  const to = { channel: 'mail', address: email.toLowerCase() } as const
  return { data: null, ...(await sendCode(ctx, to, { requester, registrationId })) }
}
