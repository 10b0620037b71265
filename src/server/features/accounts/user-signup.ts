import type { userSignup as endpoint } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context, Handler } from '#server/context.ts'
import { accountByIdentity } from './by-identity.ts'
import { accountByPassword } from './by-password.ts'
import { accountByPhone } from './by-phone.ts'
import { openSession } from './open-session.ts'

type Asked = Input<typeof endpoint>

/** Who somebody proves to be, by the way they sign in; the number is that of the wire. */
const PROOFS: Record<Asked['type'], (ctx: Context, asked: Asked) => Promise<number>> = {
  0: accountByIdentity,
  1: accountByPhone,
  2: accountByIdentity,
  3: accountByPassword,
}

export const userSignup: Handler<typeof endpoint> = async (ctx, asked) =>
  openSession(ctx, await PROOFS[asked.type](ctx, asked), asked.fcm_id)
