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

type Asked = Input<typeof endpoint>

/** Proof by sign-in type; the keys are the wire numbers. */
const PROOFS: Record<Asked['type'], (ctx: Context, asked: Asked) => Promise<ProvedAccount>> = {
  0: accountByIdentity,
  1: accountByPhone,
  2: accountByIdentity,
  3: accountByPassword,
}

export const userSignup: Handler<typeof endpoint> = async (ctx, asked) => {
  const { id, isNew } = await PROOFS[asked.type](ctx, asked)
  if (isNew) await fillIn(ctx, id, asked)
  const signIn = await requireSecondFactor(ctx, id, {
    code: asked.totp_code,
    deviceToken: asked.fcm_id,
    isSoft: asked.type !== 3,
  })
  return openSession(ctx, signIn, asked.fcm_id)
}

/** Fills a new account with the profile fields sent; an existing account is changed only by its profile call. */
async function fillIn(ctx: Context, id: number, { name: _proved, ...asked }: Asked) {
  const photo = await storePhoto(ctx, id)
  await updateUser(ctx.sql, id, {
    ...changesOf(asked),
    ...(asked.type !== 1 && asked.mobile && { phone: asked.mobile, country_code: asked.country_code ?? null }),
    ...(photo !== null && { profile_media_id: photo }),
  })
  if (asked.account_type) await chooseAccountType(ctx.sql, id, asked.account_type)
}
