import * as z from 'zod/mini'
import { User } from './accounts.ts'
import { read, write } from './endpoint.ts'
import { Instant, Text } from './fields.ts'

/** Six digits from an authenticator app, or a recovery code; spaces, dashes and case are ignored. */
export const SecondFactorCode = Text(40)

/** Returned once; only hashes are stored. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const getTwoFactor = read('GET two-factor', {
  access: 'member',
  duringEnrolment: true,
  summary: "Returns the two-factor status of the viewer's account.",
  input: z.object({}),
  output: z.object({
    is_on: z.boolean(),
    since: z.nullable(Instant),
    recovery_codes_left: z.int(),
    /** True for staff of a site with `staff_two_factor_required`. */
    is_required: z.boolean(),
  }),
})

export const beginTwoFactor = write('POST two-factor-setup', {
  access: 'member',
  duringEnrolment: true,
  summary:
    'Creates a secret for an authenticator app. It takes effect when two-factor confirms it. Requires a recent proof of identity.',
  input: z.object({}),
  output: z.object({
    /** Base32 secret, for apps that cannot scan the QR code. */
    secret: z.string(),
    /** Content of the QR code. */
    uri: z.string(),
  }),
})

export const confirmTwoFactor = write('POST two-factor', {
  access: 'member',
  duringEnrolment: true,
  summary: 'Turns on two-factor sign-in with a code of the new secret. Returns ten recovery codes.',
  input: z.object({ code: SecondFactorCode }),
  output: RecoveryCodes,
})

export const replaceRecoveryCodes = write('POST two-factor-recovery-codes', {
  access: 'member',
  summary: 'Replaces all recovery codes. Requires a recent proof of identity.',
  input: z.object({}),
  output: RecoveryCodes,
})

export const disableTwoFactor = write('POST remove-two-factor', {
  access: 'member',
  summary: 'Turns off two-factor sign-in. Requires a recent proof of identity.',
  input: z.object({}),
  output: z.null(),
})

export const completeSignIn = write('POST two-factor-sign-in', {
  access: 'anyone',
  summary:
    'Completes a sign-in on our own pages that was refused with the key `secondFactorRequired`. The cookie of that response names the sign-in: it expires after ten minutes and allows five attempts.',
  input: z.object({ code: SecondFactorCode }),
  output: User,
  beside: z.object({ token: z.string() }),
})
