import type { Context } from '#server/context.ts'
import { typeOfNewAccount } from './account-type.ts'
import { findEmailLogin, insertUser, renewUnverified, verifyEmail } from './queries.ts'
import { type Registration, type TakenRegistration, takeRegistration } from './registrations.ts'
import { requestersOf } from './requester.ts'

/** Whether the person who proves the address is the one who registered it. */
export type IsOwn = (registration: TakenRegistration) => boolean | Promise<boolean>

/**
 * Puts the registration of a proved code into effect. Its password counts only for the person who registered: where that was
 * somebody else, the account of whoever proved the address starts without a password.
 */
export async function completeRegistration(ctx: Context, id: number, isOwn: IsOwn): Promise<void> {
  const taken = await takeRegistration(ctx.sql, id)
  if (!taken) return
  const { email } = taken
  const known = await findEmailLogin(ctx.sql, email)
  if (known?.isVerified) return
  const account = (await isOwn(taken)) ? await accountOf(ctx, taken) : withoutPassword(email)
  if (known) {
    await renewUnverified(ctx.sql, known.id, account)
    await verifyEmail(ctx.sql, email, ctx.now)
  } else {
    const dates = { email_verified_at: ctx.now, created_at: ctx.now }
    await insertUser(ctx.sql, { ...account, login_type: 'email', email, ...dates })
  }
}

export const isRequester = (ctx: Context, { requester }: TakenRegistration): boolean =>
  requestersOf(ctx).some((own) => own.equals(requester))

const accountOf = async ({ sql }: Context, { name, phone, country_code, password_hash, ...taken }: Registration) => ({
  ...{ name, phone, country_code, password_hash, has_staff_password: false },
  ...(await typeOfNewAccount(sql, taken.account_type)),
})

const withoutPassword = (email: string) => ({
  name: email.split('@')[0]!,
  phone: null,
  country_code: null,
  password_hash: null,
  has_staff_password: false,
})
