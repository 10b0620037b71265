import type { Context } from '#server/context.ts'
import { typeOfNewAccount } from './account-type.sql.ts'
import { findEmailLogin, insertUser, replaceUnverified, verifyEmail } from './queries.ts'
import { consumeRegistration, type Registration, saveForSignIn, type TakenRegistration } from './registrations.sql.ts'
import { requestersOf } from './requester.ts'

/** Whether the user who proves the address is the one who registered it. */
export type IsOwn = (registration: TakenRegistration) => boolean | Promise<boolean>

/**
 * Creates or activates the account of a registration whose code was accepted. The registered password applies only if
 * the same client registered. Otherwise the account starts without a password, because a stranger may have registered the
 * address, and the registered password can be confirmed by signing in with it from the client that entered the code: an
 * app changes its IP prefix while it moves between networks.
 */
export async function completeRegistration(ctx: Context, id: number, isOwn: IsOwn): Promise<void> {
  const taken = await consumeRegistration(ctx.sql, id)
  if (!taken) return
  const { email } = taken
  const known = await findEmailLogin(ctx.sql, email)
  if (known?.isVerified) return
  const isOwnRegistration = await isOwn(taken)
  const account = isOwnRegistration ? await accountOf(ctx, taken) : withoutPassword(email)
  if (known) {
    await replaceUnverified(ctx.sql, known.id, account)
    await verifyEmail(ctx.sql, email, ctx.now)
  } else {
    const dates = { email_verified_at: ctx.now, created_at: ctx.now }
    await insertUser(ctx.sql, { ...account, login_type: 'email', email, ...dates })
  }
  if (!isOwnRegistration) await saveForSignIn(ctx.sql, taken, { requester: requestersOf(ctx)[0], now: ctx.now })
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
