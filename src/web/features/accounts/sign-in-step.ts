import type { TextKey } from '#web/i18n/translate.ts'

/** The current step of the sign-in. */
export type SignInStep =
  | { at: 'choose' }
  | { at: 'register' }
  | { at: 'forgot' }
  | { at: 'second-factor' }
  | { at: 'verify'; email: string; password: string; hint: string | undefined }

export const FIRST_STEP: SignInStep = { at: 'choose' }

/** The title of the page or the dialog at this step. */
export const STEP_TITLES = {
  choose: 'account.sign-in',
  register: 'account.register',
  forgot: 'account.forgot',
  'second-factor': 'account.second-factor',
  verify: 'account.check-mail',
} as const satisfies Record<SignInStep['at'], TextKey>
