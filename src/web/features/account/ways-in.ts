import type { WebSettings } from '#contract/settings.ts'
import { PASSWORD_LIMITS } from '#domain/password.ts'

/** The ways in that the site's owner offers. */
export interface WaysIn {
  email: boolean
  phone: boolean
  google: boolean
  apple: boolean
  /** A professional account type takes effect at verification. */
  verifiesTypes: boolean
  /** How many characters a new password needs. */
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

/** How many characters the operator requires of a new password. */
export const passwordLength = (settings: Pick<WebSettings, 'password_min_length'>): number =>
  Number(settings.password_min_length ?? PASSWORD_LIMITS.least)

export const waysIn = (settings: Switches): WaysIn => {
  const phone = settings.number_with_otp_login === '1'
  const google = settings.social_login === '1'
  const apple = settings.apple_login === '1'
  // A site that switched everything off would lock its owner out as well.
  return {
    phone,
    google,
    apple,
    email: settings.email_password_login !== '0' || !(phone || google || apple),
    verifiesTypes: settings.verification_required_for_user,
    passwordLength: passwordLength(settings),
  }
}
