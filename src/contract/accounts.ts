import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Bit, Email, Instant, Numeric, Text, Url } from './fields.ts'

/** A person as that person sees the account. */
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
  isActive: Bit,
  notification: Bit,
  subscription: Bit,
  is_premium: Bit,
  is_agent: z.boolean(),
  is_user_verified: z.boolean(),
  is_appointment_available: z.boolean(),
  is_demo_user: z.boolean(),
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

/** Long enough for any passphrase, short enough that hashing one is never work for an attacker to hand out. */
const Password = z.string().check(z.minLength(1), z.maxLength(200))

export const userSignup = write('POST user_signup', {
  access: 'anyone',
  summary: 'Signs in with an email address and a password.',
  input: z.object({
    /** 3 is email; other ways in need a proof of identity that this call does not take. */
    type: z.pipe(Numeric(), z.literal(3)),
    email: Email,
    password: Password,
    fcm_id: z.optional(Text(4096)),
  }),
  output: User,
  beside: z.object({ token: z.string() }),
})

export const getUserData = read('GET get-user-data', {
  access: 'member',
  summary: 'The account of whoever asks.',
  input: z.object({}),
  output: User,
})

export const beforeLogout = write('POST before-logout', {
  access: 'member',
  summary: 'Signs this device out; its token is worth nothing afterwards.',
  input: z.object({ fcm_id: z.optional(Text(4096)) }),
  output: z.null(),
})
