import type { userSignup as endpoint } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context, Handler } from '#server/context.ts'
import { chooseAccountType } from './account-type.ts'
import { accountByIdentity, type ProvedAccount } from './by-identity.ts'
import { accountByPassword } from './by-password.ts'
import { accountByPhone } from './by-phone.ts'
import { openSession } from './open-session.ts'
import { changesOf, takePhoto } from './profile-changes.ts'
import { updateUser } from './queries.ts'

type Asked = Input<typeof endpoint>

/** Who somebody proves to be, by the way they sign in; the number is that of the wire. */
const PROOFS: Record<Asked['type'], (ctx: Context, asked: Asked) => Promise<ProvedAccount>> = {
  0: accountByIdentity,
  1: accountByPhone,
  2: accountByIdentity,
  3: accountByPassword,
}

export const userSignup: Handler<typeof endpoint> = async (ctx, asked) => {
  const { id, isNew } = await PROOFS[asked.type](ctx, asked)
  if (isNew) await fillIn(ctx, id, asked)
  return openSession(ctx, id, asked.fcm_id)
}

/** What a client already knows about somebody new; an account that exists is changed by its profile alone. */
async function fillIn(ctx: Context, id: number, { name: _proved, ...asked }: Asked) {
  const photo = await takePhoto(ctx, id)
  await updateUser(ctx.sql, id, {
    ...changesOf(asked),
    ...(asked.type !== 1 && asked.mobile && { phone: asked.mobile, country_code: asked.country_code ?? null }),
    ...(photo !== null && { profile_media_id: photo }),
  })
  if (asked.account_type) await chooseAccountType(ctx.sql, id, asked.account_type)
}
