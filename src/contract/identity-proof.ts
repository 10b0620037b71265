import * as z from 'zod/mini'
import { write } from './endpoint.ts'
import { Text } from './fields.ts'

/** How the viewer can prove their identity; in the body of a refusal with the key `proofRequired`. */
export interface ProofOptions {
  password: boolean
  passkey: boolean
  /** Where a code can be sent, shortened. */
  code_to: string | null
}

export const sendProofCode = write('POST identity-proof-code', {
  access: 'member',
  summary: "Sends a code to the viewer's own phone or email, as a proof of identity for identity-proof.",
  input: z.object({}),
  output: z.null(),
  beside: z.object({ demo_code: z.optional(z.string()) }),
})

export const proveIdentity = write('POST identity-proof', {
  access: 'member',
  summary:
    'Proves the identity of the viewer for ten minutes of this session, as changes with the key `proofRequired` ask for.',
  input: z
    .object({
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      /** The answer of a browser to passkey-sign-in-offer. */
      answer: z.optional(Text(20_000)),
      /** What identity-proof-code sent. */
      otp: z.optional(z.string().check(z.trim(), z.regex(/^\d{1,10}$/))),
    })
    .check(
      z.refine(
        ({ password, answer, otp }) => [password, answer, otp].filter((proof) => proof !== undefined).length === 1,
        { error: 'api.required', path: ['password'] },
      ),
    ),
  output: z.null(),
})
