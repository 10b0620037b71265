import type { checkNumberPassword as endpoint } from '#contract/accounts-passwords.ts'
import { ipPrefix } from '#domain/ip-prefix.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { countRequests } from '#server/db/request-counts.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey } from './attempts.ts'
import { fullNumber } from './by-phone.ts'
import { findPhoneLogin } from './queries.ts'

/** The response reveals who has an account, so an IP prefix cannot check many numbers. */
const MAX_PER_HOUR = 10
const HOUR_SECONDS = 3600

export const checkNumberPassword: Handler<typeof endpoint> = async ({ sql, address, now }, input) => {
  const key = attemptKey('number password', 'prefix', ipPrefix(address))
  const wait = await countRequests(sql, [{ key, most: MAX_PER_HOUR, seconds: HOUR_SECONDS }], now)
  if (wait > 0)
    throw new AppError('too-many', messageOf('api.too-many-attempts', { seconds: wait }), { retryAfterSeconds: wait })
  const login = await findPhoneLogin(sql, fullNumber(input))
  return { user_exists: login !== null, password_exists: login !== null && login.passwordHash !== null }
}
