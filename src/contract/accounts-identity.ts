import * as z from 'zod/mini'
import { SecondFactorCode } from './accounts-two-factor.ts'
import { write } from './endpoint.ts'
import { Text } from './fields.ts'

/** Identity proofs available to the viewer; returned in the body of a refusal with the key `proofRequired`. */
export interface ProofOptions {
  password: boolean
  passkey: boolean
  /**
   * A code from the authenticator app or a recovery code. An account with two-factor sign-in accepts neither a password
   * nor a sent code.
   */
  totp: boolean
  /** Masked address to which a code can be sent. */
  code_to: string | null
}

export const sendProofCode = write('POST identity-proof-code', {
  access: 'member',
  duringEnrolment: true,
  summary: "Sends a code to the viewer's phone or email for identity-proof.",
  input: z.object({}),
  output: z.null(),
  beside: z.object({ demo_code: z.optional(z.string()) }),
})

export const proveIdentity = write('POST identity-proof', {
  access: 'member',
  duringEnrolment: true,
  summary:
    "Proves the viewer's identity for ten minutes of this session. Required by calls that fail with the key `proofRequired`.",
  input: z
    .object({
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      /** The browser's response to passkey-sign-in-offer. */
      answer: z.optional(Text(20_000)),
      /** Code sent by identity-proof-code. */
      otp: z.optional(z.string().check(z.trim(), z.regex(/^\d{1,10}$/))),
      /** A code from the authenticator app or a recovery code. */
      totp: z.optional(SecondFactorCode),
    })
    .check(
      z.refine((proofs) => Object.values(proofs).filter((proof) => proof !== undefined).length === 1, {
        error: 'api.required',
        path: ['password'],
      }),
    ),
  output: z.null(),
})
