import * as z from 'zod/mini'
import { DiallingCode, NewPassword, PhoneNumber, sameTwice } from './accounts.ts'
import { write } from './endpoint.ts'
import { Email, Text } from './fields.ts'
import { LanguageCode } from './languages.ts'

/** Proof that the caller owns the number or address; a user id of a provider proves nothing and is ignored. */
const proof = {
  /** Value returned by verify-otp; valid once. */
  auth_id: z.optional(Text(300)),
}

const number = { mobile: PhoneNumber, country_code: z.optional(DiallingCode) }

export const checkNumberPassword = write('GET check-number-password-exists', {
  access: 'anyone',
  summary:
    'Returns whether a phone number has an account, and whether it has a password. Ten requests per hour and IP prefix.',
  says: 'api.fetched',
  input: z.object(number),
  output: z.object({ user_exists: z.boolean(), password_exists: z.boolean() }),
})

export const updateNumberPassword = write('POST update-number-password', {
  access: 'anyone',
  summary: 'Sets the password of the account of a phone number, with a proof of the number, and ends all its sessions.',
  input: z
    .object({
      ...number,
      password: NewPassword,
      re_password: z.string(),
      ...proof,
      /** ID token of a phone sign-in, signed by the Firebase project. */
      firebase_token: z.optional(Text(8000)),
    })
    .check(sameTwice),
  output: z.null(),
})

export const updateEmailPassword = write('POST update-email-password', {
  access: 'anyone',
  summary:
    'Sets the password of the account of an email address, with a proof of the address, and ends all its sessions.',
  input: z.object({ email: Email, password: NewPassword, re_password: z.string(), ...proof }).check(sameTwice),
  isShapeUnknown: true,
  output: z.null(),
})

export const updateLanguage = write('POST update-language', {
  access: 'member',
  allowedInDemo: true,
  summary: "Sets the language of the viewer's notifications.",
  input: z.object({ language_code: LanguageCode }),
  output: z.null(),
})
