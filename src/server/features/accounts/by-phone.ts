import type { Context } from '#server/context.ts'
import { brokeredIdentity, type ProvedAccount } from './by-identity.ts'
import { tryPassword } from './by-password.ts'
import { findPhoneLogin, insertUser } from './queries.ts'
import { wrongDetails } from './refusals.ts'
import { consumeTicket } from './tickets.sql.ts'

interface PhoneSignIn {
  mobile?: string | undefined
  password?: string | undefined
  auth_id?: string | undefined
  firebase_token?: string | undefined
  name?: string | undefined
  country_code?: string | undefined
}

/**
 * Resolves the account of a verified phone number and creates it at the first sign-in, or that of a number and its
 * password.
 */
export async function accountByPhone(ctx: Context, input: PhoneSignIn): Promise<ProvedAccount> {
  const { name, country_code } = input
  if (input.password && !input.auth_id && !input.firebase_token) return accountByNumberPassword(ctx, input)
  const digits = await provedNumber(ctx, input)
  if (!digits) throw wrongDetails()
  // Advisory lock: two concurrent first sign-ins must not create two accounts.
  await ctx.sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${digits}`}, 0))`
  const known = await findPhoneLogin(ctx.sql, digits)
  if (known !== null) return { id: known.id, isNew: false }
  const hasCode =
    country_code !== undefined && digits.startsWith(country_code) && digits.length - country_code.length >= 4
  const id = await insertUser(ctx.sql, {
    name: name ?? `+${digits.slice(0, -4).replaceAll(/\d/g, '•')}${digits.slice(-4)}`,
    login_type: 'phone',
    phone: hasCode ? digits.slice(country_code.length) : digits,
    country_code: hasCode ? country_code : null,
    created_at: ctx.now,
  })
  return { id, isNew: true }
}

async function accountByNumberPassword(
  ctx: Context,
  { mobile, country_code, password }: PhoneSignIn,
): Promise<ProvedAccount> {
  const digits = fullNumber({ mobile: mobile ?? '', country_code })
  const { login, isRight } = await tryPassword(ctx, `+${digits}`, () => findPhoneLogin(ctx.sql, digits), password!)
  if (!isRight) throw wrongDetails({ leavesTrace: true })
  return { id: login!.id, isNew: false }
}

/** A phone number with its dialling code, as clients send the two. */
export const fullNumber = ({ mobile, country_code = '' }: { mobile: string; country_code?: string | undefined }) =>
  country_code + mobile

/** The number verified by a ticket or by a broker's token. */
export async function provedNumber(
  ctx: Context,
  input: Pick<PhoneSignIn, 'auth_id' | 'firebase_token'>,
): Promise<string | null> {
  if (input.firebase_token) return (await brokeredIdentity(ctx, input, 'phone'))?.phone ?? null
  const proved = input.auth_id ? await consumeTicket(ctx.sql, input.auth_id, ctx.now) : null
  return proved?.channel === 'sms' ? proved.address : null
}
