import {
  beforeLogout,
  confirmLink,
  forgotPassword,
  getOtp,
  resetPassword,
  userRegister,
  userSignup,
  verifyOtp,
} from '#contract/accounts.ts'
import type { RawInput } from '#contract/endpoint.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { forgetOfflineCopies } from '#web/api/offline-copies.ts'
import { tellLeaving } from '#web/api/session-end.ts'
import { announceSession } from '#web/api/session-tabs.ts'
import { store } from '#web/state/store.ts'
import { userFailed, userRequested, userSignedIn, userSignedOut } from '#web/state/user.ts'

export type Receiver = { email: string } | { number: string }

/** Signs in: the response sets the session cookie and describes the account. */
export async function signIn(input: RawInput<typeof userSignup>): Promise<void> {
  userRequested()
  try {
    const { data } = await call<typeof userSignup>(userSignup, input)
    userSignedIn(data)
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
): Promise<void> {
  const { auth_id } = await call<typeof verifyOtp>(verifyOtp, { ...to, otp })
  const input =
    'email' in to
      ? { type: 3 as const, email: to.email, password: rest.password ?? '' }
      : { type: 1 as const, auth_id, ...(rest.country_code && { country_code: rest.country_code }) }
  await signIn(input)
}

export const sendCode = (to: Receiver) => call<typeof getOtp>(getOtp, to)

export const register = (input: RawInput<typeof userRegister>) => call<typeof userRegister>(userRegister, input)

/** Confirms with the link of a mail; a new address of an account needs the session of its user. */
export const confirmByLink = (input: RawInput<typeof confirmLink>) => call<typeof confirmLink>(confirmLink, input)

export const askForLink = (email: string) => call<typeof forgotPassword>(forgotPassword, { email })

export const changePassword = (input: RawInput<typeof resetPassword>) =>
  call<typeof resetPassword>(resetPassword, input)

/**
 * Ends the session on the server, which clears the cookie. No script can clear it: where the server cannot be reached this
 * throws and the reader stays signed in.
 */
export async function signOut() {
  const { fcmToken } = store.getState().Settings
  tellLeaving()
  try {
    await call<typeof beforeLogout>(beforeLogout, fcmToken ? { fcm_id: fcmToken } : {})
  } catch (error) {
    // The session had ended before.
    if (!(error instanceof CallFailure) || error.status !== 401) throw error
  }
  userSignedOut()
  forgetOfflineCopies()
  announceSession()
}
