import type { Context } from '#server/context.ts'
import { brokeredIdentity, type ProvedAccount } from './by-identity.ts'
import { findPhoneLogin, insertUser } from './queries.ts'
import { wrongDetails } from './refusals.ts'
import { spendTicket } from './tickets.ts'

interface Asked {
  auth_id?: string | undefined
  firebase_token?: string | undefined
  name?: string | undefined
  country_code?: string | undefined
}

/** The account of a number that was just verified, made when it is the number's first visit. */
export async function accountByPhone(ctx: Context, asked: Asked): Promise<ProvedAccount> {
  const { name, country_code } = asked
  const digits = await provedNumber(ctx, asked)
  if (!digits) throw wrongDetails()
  // Two first visits at once must not make two accounts.
  await ctx.sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${digits}`}, 0))`
  const known = await findPhoneLogin(ctx.sql, digits)
  if (known !== null) return { id: known, isNew: false }
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

/** The number that a ticket of ours or a broker vouches for. */
async function provedNumber(ctx: Context, asked: Asked): Promise<string | null> {
  if (asked.firebase_token) return (await brokeredIdentity(ctx, asked, 'phone'))?.phone ?? null
  const proved = asked.auth_id ? await spendTicket(ctx.sql, asked.auth_id, ctx.now) : null
  return proved?.channel === 'sms' ? proved.address : null
}
