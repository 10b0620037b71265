import type { Context } from '#server/context.ts'
import { spendTicket } from './codes.ts'
import { findPhoneLogin, insertUser } from './queries.ts'
import { wrongDetails } from './refusals.ts'

interface Asked {
  auth_id?: string | undefined
  name?: string | undefined
  country_code?: string | undefined
}

/** The account of a number that was just verified, made when it is the number's first visit. */
export async function accountByPhone(ctx: Context, { auth_id, name, country_code }: Asked): Promise<number> {
  const proved = auth_id ? await spendTicket(ctx.sql, auth_id, ctx.now) : null
  if (proved?.channel !== 'sms') throw wrongDetails()
  const digits = proved.address
  const known = await findPhoneLogin(ctx.sql, digits)
  if (known !== null) return known
  const hasCode =
    country_code !== undefined && digits.startsWith(country_code) && digits.length - country_code.length >= 4
  return insertUser(ctx.sql, {
    name: name ?? `+${digits.slice(0, -4).replaceAll(/\d/g, '•')}${digits.slice(-4)}`,
    login_type: 'phone',
    phone: hasCode ? digits.slice(country_code.length) : digits,
    country_code: hasCode ? country_code : null,
    created_at: ctx.now,
  })
}
