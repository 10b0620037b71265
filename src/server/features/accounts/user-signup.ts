import type { userSignup as endpoint } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context, Handler } from '#server/context.ts'
import { chooseAccountType } from './account-type.sql.ts'
import { accountByIdentity, type ProvedAccount } from './by-identity.ts'
import { accountByPassword } from './by-password.ts'
import { accountByPhone } from './by-phone.ts'
import { openSession } from './open-session.ts'
import { changesOf, storePhoto } from './profile-changes.ts'
import { updateUser } from './queries.ts'
import { requireSecondFactor } from './second-factor.ts'

type SignUpInput = Input<typeof endpoint>

/** Proof by sign-in type; the keys are the wire numbers. */
const PROOFS: Record<SignUpInput['type'], (ctx: Context, input: SignUpInput) => Promise<ProvedAccount>> = {
  0: accountByIdentity,
  1: accountByPhone,
  2: accountByIdentity,
  3: accountByPassword,
}

export const userSignup: Handler<typeof endpoint> = async (ctx, input) => {
  const { id, isNew } = await PROOFS[input.type](ctx, input)
  if (isNew) await fillIn(ctx, id, input)
  const signIn = await requireSecondFactor(ctx, id, {
    code: input.totp_code,
    deviceToken: input.fcm_id,
    isSoft: input.type !== 3,
  })
  return openSession(ctx, signIn, input.fcm_id)
}

/** Fills a new account with the profile fields sent; an existing account is changed only by its profile call. */
async function fillIn(ctx: Context, id: number, { name: _proved, ...input }: SignUpInput) {
  const photo = await storePhoto(ctx, id)
  await updateUser(ctx.sql, id, {
    ...changesOf(input),
    ...(input.type !== 1 && input.mobile && { phone: input.mobile, country_code: input.country_code ?? null }),
    ...(photo !== null && { profile_media_id: photo }),
  })
  if (input.account_type) await chooseAccountType(ctx.sql, id, input.account_type)
}
