import type { completeSignIn as endpoint } from '#contract/accounts-two-factor.ts'
import type { Handler } from '#server/context.ts'
import { openSession } from './open-session.ts'
import { completePendingSignIn } from './second-factor.ts'

export const completeSignIn: Handler<typeof endpoint> = async (ctx, { code }) => {
  const { signIn, deviceToken } = await completePendingSignIn(ctx, code)
  return openSession(ctx, signIn, deviceToken)
}
