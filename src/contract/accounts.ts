import * as z from 'zod/mini'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { PASSWORD_LIMITS } from '#domain/password.ts'
import { read, write } from './endpoint.ts'
import { Bit, Email, Flag, Instant, Latitude, Longitude, Numeric, OptionalId, Text, Url } from './fields.ts'

/** A user account as returned to its own user. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  slug_id: z.string(),
  auth_id: z.string(),
  email: z.string(),
  mobile: z.nullable(z.string()),
  country_code: z.string(),
  profile: Url,
  address: z.string(),
  fcm_id: z.string(),
  /** 0 Google, 1 phone, 2 Apple, 3 email, as text. */
  logintype: z.string(),
  is_email_verified: Bit,
  has_password: z.boolean(),
  isActive: Bit,
  notification: Bit,
  subscription: Bit,
  is_premium: Bit,
  is_agent: z.boolean(),
  /** The account type in effect. */
  account_type: z.literal(ACCOUNT_TYPES),
  /** The type that takes effect when the account is verified; null when none is pending. */
  requested_account_type: z.nullable(z.literal(ACCOUNT_TYPES)),
  /**
   * Currency in which prices are shown in addition to the site's currency, chosen by the user; null for the site's
   * currency only.
   */
  display_currency: z.nullable(z.string()),
  is_user_verified: z.boolean(),
  is_appointment_available: z.boolean(),
  is_demo_user: z.boolean(),
  /** Whether the email address and the phone number are public. */
  shows_contact: Bit,
  about_me: z.string(),
  facebook_id: z.string(),
  /** Misspelt on the wire. */
  twiiter_id: z.string(),
  instagram_id: z.string(),
  youtube_id: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  created_at: Instant,
  updated_at: Instant,
})
export type User = z.output<typeof User>

/** The maximum of 200 characters fits any passphrase and bounds the cost of hashing one. */
const Password = z.string().check(z.minLength(1), z.maxLength(200))
export const NewPassword = z.string().check(z.minLength(PASSWORD_LIMITS.least), z.maxLength(PASSWORD_LIMITS.most))
export const sameTwice = z.refine<{ password: string; re_password: string }>(
  ({ password, re_password }) => password === re_password,
  { error: 'api.passwords-differ', path: ['re_password'] },
)

/** Phone number in any notation; only its digits are stored. */
export const PhoneNumber = z.pipe(
  z.string().check(z.maxLength(30), z.regex(/^\s*\+?[\d\s().-]{4,}$/, { error: 'api.not-phone' })),
  z.pipe(
    z.transform((text: string) => text.replace(/\D/g, '')),
    z.string().check(z.regex(/^\d{4,15}$/, { error: 'api.not-phone' })),
  ),
)
export const DiallingCode = z.pipe(
  z.string().check(z.regex(/^\s*\+?\d{1,4}\s*$/)),
  z.transform((text) => text.replace(/\D/g, '')),
)

const profileFields = {
  name: z.optional(Text(200)),
  mobile: z.optional(PhoneNumber),
  country_code: z.optional(DiallingCode),
  address: z.optional(Text(500)),
  city: z.optional(Text(120)),
  state: z.optional(Text(120)),
  country: z.optional(Text(120)),
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
  about_me: z.optional(Text(5000)),
  facebook_id: z.optional(Text(300)),
  twiiter_id: z.optional(Text(300)),
  instagram_id: z.optional(Text(300)),
  youtube_id: z.optional(Text(300)),
  fcm_id: z.optional(Text(4096)),
}
/** Account type chosen by the user. It has its own field because clients send `type` with other meanings. */
const account_type = z.optional(z.literal(ACCOUNT_TYPES))
/** Optional text; an empty string clears the stored value. */
const Clearable = (most: number) => z.optional(z.union([z.literal(''), Text(most)]))
const PHOTO = { maxKilobytes: 3000, types: ['jpg', 'png'] } as const

export const userSignup = write('POST user_signup', {
  access: 'anyone',
  summary: 'Signs in with email and password or with a proof of identity. Creates the account if it is new.',
  input: z
    .object({
      /** 0 Google, 1 phone, 2 Apple, 3 email. */
      type: z.pipe(Numeric(), z.literal([0, 1, 2, 3])),
      email: z.optional(Email),
      password: z.optional(Password),
      /**
       * Value returned by verify-otp. A provider's user id alone proves nothing. A phone number can sign in with its
       * password instead.
       */
      auth_id: z.optional(Text(300)),
      /** ID token signed by the identity provider. */
      id_token: z.optional(Text(8000)),
      /** ID token signed by a Firebase project, for the same types and for phone numbers. */
      firebase_token: z.optional(Text(8000)),
      ...profileFields,
      /** Only for a new account. */
      account_type,
      /**
       * Required of API clients when the account has two-factor sign-in: a code from the authenticator app or a
       * recovery code.
       */
      totp_code: z.optional(Text(40)),
    })
    .check(
      z.refine(({ type, email }) => type !== 3 || email !== undefined, {
        error: 'api.required',
        path: ['email'],
      }),
      z.refine(({ type, password }) => type !== 3 || password !== undefined, {
        error: 'api.required',
        path: ['password'],
      }),
    ),
  files: { profile: PHOTO },
  output: User,
  beside: z.object({
    token: z.string(),
    /** True for staff who must set up a second factor before they can make any other call. */
    two_factor_setup_required: z.optional(z.boolean()),
  }),
})

export const userRegister = write('POST user-register', {
  access: 'anyone',
  summary:
    'Registers an email address; a code sent to it confirms the account. The response is the same if the address has an account.',
  input: z
    .object({
      name: Text(200),
      email: Email,
      mobile: z.optional(PhoneNumber),
      country_code: z.optional(DiallingCode),
      account_type,
      password: NewPassword,
      re_password: z.string(),
    })
    .check(sameTwice),
  output: z.null(),
  beside: z.object({ demo_code: z.optional(z.string()) }),
})

const Code = z.string().check(z.trim(), z.regex(/^\d{1,10}$/))
const CodeReceiver = z.object({ number: z.optional(PhoneNumber), email: z.optional(Email) })
const oneReceiver = z.refine<{ number?: string | undefined; email?: string | undefined }>(
  ({ number, email }) => (number === undefined) !== (email === undefined),
  { error: 'api.either-required', params: { field: 'number', other: 'email' }, path: ['number'] },
)

export const getOtp = write('GET get-otp', {
  access: 'anyone',
  summary: 'Sends a code to a phone number or to the email address of an account.',
  input: CodeReceiver.check(oneReceiver),
  failures: { invalid: 'soft', refused: 'soft', missing: 'soft' },
  output: z.null(),
  /** Only in demo mode, so that sign-in works without a phone. */
  beside: z.object({ demo_code: z.optional(z.string()) }),
})

export const verifyOtp = write('GET verify-otp', {
  access: 'anyone',
  summary: 'Verifies a code. The returned proof is valid once, for ten minutes.',
  input: z.extend(CodeReceiver, { otp: Code }).check(oneReceiver),
  failures: { missing: 'soft' },
  output: z.null(),
  beside: z.object({ auth_id: z.string() }),
})

export const confirmLink = write('POST confirm-link', {
  access: 'anyone',
  summary: 'Confirms with the token of the emailed link instead of its code. Valid once, as long as the code.',
  input: z.object({
    token: Text(200),
    /** Required for a new account that was registered in another browser. */
    password: z.optional(Password),
  }),
  /** `is_new` is true when the address belongs to a newly registered account. */
  output: z.object({ email: z.string(), is_new: z.boolean() }),
})

export const forgotPassword = write('GET forgot-password', {
  access: 'anyone',
  summary: 'Sends a password reset link, if the address has an account.',
  input: z.object({ email: Email }),
  output: z.null(),
})

export const resetPassword = write('POST reset-password', {
  access: 'anyone',
  summary: 'Sets a new password with the token of a reset link and ends all sessions.',
  input: z.object({ token: Text(200), password: NewPassword, re_password: z.string() }).check(sameTwice),
  output: z.null(),
  /** Number of passkeys of the account that still work. */
  beside: z.object({ passkeys: z.int() }),
})

export const updateProfile = write('POST update_profile', {
  access: 'member',
  summary: "Updates the viewer's profile. Omitted fields are unchanged.",
  input: z.object({
    ...profileFields,
    address: Clearable(500),
    about_me: Clearable(5000),
    facebook_id: Clearable(300),
    twiiter_id: Clearable(300),
    instagram_id: Clearable(300),
    youtube_id: Clearable(300),
    email: z.optional(Email),
    notification: z.optional(z.pipe(Numeric(), z.literal([0, 1]))),
    shows_contact: z.optional(z.pipe(Numeric(), z.literal([0, 1]))),
    language_code: z.optional(Text(10)),
    /** Takes effect immediately, or on verification if the site requires it. */
    account_type,
    /** The site's currency or a currency with an exchange rate. */
    display_currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  }),
  files: { profile: PHOTO },
  keepsEmpty: ['about_me', 'address', 'facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'],
  failures: { invalid: 'soft', refused: 'soft' },
  output: User,
})

export const changeEmail = write('POST change-email', {
  access: 'member',
  summary: "Sends a code to a new email address for the viewer's account; confirm-email applies it.",
  input: z.object({
    email: Email,
    /** Required if the account has a password. */
    current_password: z.optional(Password),
  }),
  output: z.null(),
  beside: z.object({ demo_code: z.optional(z.string()) }),
})

export const confirmEmail = write('POST confirm-email', {
  access: 'member',
  summary: "Confirms the viewer's new email address. The old address gets a notice.",
  input: z.object({ email: Email, otp: Code }),
  output: User,
})

export const changePassword = write('POST change-password', {
  access: 'member',
  summary: "Changes the viewer's password, ends all other sessions and sends a notice by email.",
  input: z
    .object({
      /** Required if the account has a password. */
      current_password: z.optional(Password),
      password: NewPassword,
      re_password: z.string(),
    })
    .check(sameTwice),
  output: z.null(),
})

export const getUserData = read('GET get-user-data', {
  access: 'member',
  summary: "Returns the viewer's account.",
  input: z.object({}),
  output: User,
})

export const beforeLogout = write('POST before-logout', {
  access: 'member',
  duringEnrolment: true,
  impersonation: 'allowed',
  allowedInDemo: true,
  summary: 'Signs out and invalidates the token.',
  input: z.object({ fcm_id: z.optional(Text(4096)) }),
  output: z.null(),
})

export const deleteUser = write('POST delete_user', {
  access: 'member',
  summary: "Deletes the viewer's account and all its data, except what the law requires to be kept.",
  input: z.object({}),
  output: z.null(),
})

export const listSessions = read('GET sessions', {
  access: 'member',
  summary: "Lists the viewer's active sessions.",
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.int(),
      device: z.string(),
      created_at: Instant,
      last_seen_at: Instant,
      /** True for the session that makes this call. */
      is_current: z.boolean(),
    }),
  ),
})

export const endSessions = write('POST end-sessions', {
  access: 'member',
  summary: 'Ends one session, or all others.',
  input: z.object({ id: OptionalId, all_others: Flag }).check(
    z.refine(({ id, all_others }) => (id !== undefined) !== all_others, {
      error: 'api.either-required',
      params: { field: 'id', other: 'all_others' },
      path: ['id'],
    }),
  ),
  output: z.null(),
})
