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
import { completeSignIn } from '#contract/accounts-two-factor.ts'
import type { RawInput } from '#contract/endpoint.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { deleteOfflineCopies } from '#web/api/offline-copies.ts'
import { broadcastLeaving } from '#web/api/session-end.ts'
import { announceLeaving, announceSession } from '#web/api/session-tabs.ts'
import { paths } from '#web/paths.ts'
import { store } from '#web/state/store.ts'
import { userFailed, userRequested, userSignedIn, userSignedOut } from '#web/state/user.ts'

export type Receiver = { email: string } | { number: string }

/** Signs in: the response sets the session cookie and describes the account. */
export async function signIn(input: RawInput<typeof userSignup>): Promise<void> {
  userRequested()
  try {
    const { data, two_factor_setup_required } = await call(userSignup, input)
    if (two_factor_setup_required) return await leaveForSetup()
    userSignedIn(data)
  } catch (error) {
    userFailed()
    throw error
  }
}

/** The next document shows only the setup, so the steps after a sign-in are skipped. */
function leaveForSetup(): Promise<never> {
  location.assign(paths.twoFactor())
  return new Promise(() => {})
}

/** Whether the first factor was correct and the account requires a second one. */
export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof CallFailure && error.body?.key === 'secondFactorRequired'

/** Completes the sign-in that the cookie of the first step identifies. */
export async function signInBySecondFactor(code: string): Promise<void> {
  userRequested()
  try {
    const { data } = await call(completeSignIn, { code })
    userSignedIn(data)
  } catch (error) {
    userFailed()
    throw error
  }
}

/** Verifies an address with a code and signs in with it; an email account still needs its password. */
export async function signInByCode(
  to: Receiver,
  otp: string,
  rest: { password?: string; country_code?: string },
): Promise<void> {
  const { auth_id } = await call(verifyOtp, { ...to, otp })
  const input =
    'email' in to
      ? { type: 3 as const, email: to.email, password: rest.password ?? '' }
      : { type: 1 as const, auth_id, ...(rest.country_code && { country_code: rest.country_code }) }
  await signIn(input)
}

export const sendCode = (to: Receiver) => call(getOtp, to)

export const register = (input: RawInput<typeof userRegister>) => call(userRegister, input)

/** Confirms with the link of an email; a changed address of an account needs the session of its user. */
export const confirmByLink = (input: RawInput<typeof confirmLink>) => call(confirmLink, input)

export const askForLink = (email: string) => call(forgotPassword, { email })

export const changePassword = (input: RawInput<typeof resetPassword>) => call(resetPassword, input)

/**
 * Ends the session on the server, which clears the cookie. No script can clear it: where the server cannot be reached
 * this throws and the user stays signed in.
 */
export async function signOut() {
  const { fcmToken } = store.getState().Settings
  // Another tab would open the event stream that this one closes.
  await announceLeaving()
  broadcastLeaving()
  try {
    await call(beforeLogout, fcmToken ? { fcm_id: fcmToken } : {})
  } catch (error) {
    // The session had already ended.
    if (!(error instanceof CallFailure) || error.status !== 401) throw error
  }
  userSignedOut()
  deleteOfflineCopies()
  announceSession()
}
