import type { WebSettings } from '#contract/settings.ts'
import { PASSWORD_LIMITS } from '#domain/password.ts'

/** The sign-in methods that the operator enabled. */
export interface SignInMethods {
  email: boolean
  phone: boolean
  google: boolean
  apple: boolean
  /** A professional account type takes effect at verification. */
  verifiesTypes: boolean
  /** The minimum length of a new password. */
  passwordLength: number
}

type Switches = Pick<
  WebSettings,
  | 'email_password_login'
  | 'number_with_otp_login'
  | 'social_login'
  | 'apple_login'
  | 'verification_required_for_user'
  | 'password_min_length'
>

/** The minimum length of a new password, as the operator set it. */
export const passwordLength = (settings: Pick<WebSettings, 'password_min_length'>): number =>
  Number(settings.password_min_length ?? PASSWORD_LIMITS.least)

export const signInMethods = (settings: Switches): SignInMethods => {
  const phone = settings.number_with_otp_login === '1'
  const google = settings.social_login === '1'
  const apple = settings.apple_login === '1'
  // With every method disabled the operator could not sign in either, so email stays enabled.
  return {
    phone,
    google,
    apple,
    email: settings.email_password_login !== '0' || !(phone || google || apple),
    verifiesTypes: settings.verification_required_for_user,
    passwordLength: passwordLength(settings),
  }
}
