import type { TextKey } from '#web/i18n/translate.ts'

/** Where somebody stands on the way in. */
export type SignInStep =
  | { at: 'choose' }
  | { at: 'register' }
  | { at: 'forgot' }
  | { at: 'verify'; email: string; password: string; hint: string | undefined }

export const FIRST_STEP: SignInStep = { at: 'choose' }

/** What the page or the dialog is called meanwhile. */
export const STEP_TITLES = {
  choose: 'account.sign-in',
  register: 'account.register',
  forgot: 'account.forgot',
  verify: 'account.check-mail',
} as const satisfies Record<SignInStep['at'], TextKey>
