import {
  beforeLogout,
  forgotPassword,
  getOtp,
  resetPassword,
  type User,
  userRegister,
  userSignup,
  verifyOtp,
} from '#contract/accounts.ts'
import type { RawInput } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'
import { forgetOfflineCopies } from '#web/api/offline-copies.ts'
import { tellLeaving } from '#web/api/session-end.ts'
import { store } from '#web/state/store.ts'
import { userFailed, userRequested, userSignedIn, userSignedOut } from '#web/state/user.ts'
import { tokenNow } from './token.ts'

export type Receiver = { email: string } | { number: string }

/** Signs in and keeps the answer as existing clients keep it: the whole body. */
export async function signIn(input: RawInput<typeof userSignup>): Promise<{ token: string; data: User }> {
  userRequested()
  try {
    const answer = await call<typeof userSignup>(userSignup, input)
    userSignedIn(answer)
    return answer
  } catch (error) {
    userFailed()
    throw error
  }
}

/** Proves an address with a code and signs in with it; an email account still needs its password. */
export async function signInByCode(
  to: Receiver,
  otp: string,
  rest: { password?: string; country_code?: string },
): Promise<string> {
  const { auth_id } = await call<typeof verifyOtp>(verifyOtp, { ...to, otp })
  const input =
    'email' in to
      ? { type: 3 as const, email: to.email, password: rest.password ?? '' }
      : { type: 1 as const, auth_id, ...(rest.country_code && { country_code: rest.country_code }) }
  return (await signIn(input)).token
}

export const sendCode = (to: Receiver) => call<typeof getOtp>(getOtp, to)

export const register = (input: RawInput<typeof userRegister>) => call<typeof userRegister>(userRegister, input)

export const askForLink = (email: string) => call<typeof forgotPassword>(forgotPassword, { email })

export const changePassword = (input: RawInput<typeof resetPassword>) =>
  call<typeof resetPassword>(resetPassword, input)

/** Forgets the session here even when the server cannot be told; while it is told, nothing more is asked in its name. */
export async function signOut() {
  const token = tokenNow()
  tellLeaving()
  try {
    const { fcmToken } = store.getState().Settings
    if (token) await call<typeof beforeLogout>(beforeLogout, fcmToken ? { fcm_id: fcmToken } : {}, { token })
  } finally {
    userSignedOut()
    forgetOfflineCopies()
  }
}
