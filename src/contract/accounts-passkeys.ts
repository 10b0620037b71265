import * as z from 'zod/mini'
import { User } from './accounts.ts'
import { read, write } from './endpoint.ts'
import { Instant, Text } from './fields.ts'

/** WebAuthn options and responses as JSON text, in the format of the browser API. */
const PasskeyChallenge = z.object({ options: z.string() })
const Answer = Text(20_000)

export const beginPasskeyRegistration = write('POST passkey-offer', {
  access: 'member',
  duringEnrolment: true,
  summary: 'Returns the WebAuthn options to create a passkey.',
  input: z.object({}),
  output: PasskeyChallenge,
})

export const addPasskey = write('POST passkeys', {
  access: 'member',
  duringEnrolment: true,
  summary: 'Saves a passkey that the viewer created.',
  input: z.object({ answer: Answer, label: z.optional(Text(80)) }),
  output: z.null(),
})

export const listPasskeys = read('GET passkeys', {
  access: 'member',
  duringEnrolment: true,
  summary: "Lists the viewer's passkeys.",
  input: z.object({}),
  output: z.array(
    z.object({ id: z.string(), label: z.string(), created_at: Instant, last_used_at: z.nullable(Instant) }),
  ),
})

export const removePasskey = write('POST remove-passkey', {
  access: 'member',
  summary: 'Deletes a passkey of the viewer.',
  input: z.object({ id: Text(2000) }),
  output: z.null(),
})

export const beginPasskeySignIn = write('POST passkey-sign-in-offer', {
  access: 'anyone',
  summary: 'Returns the WebAuthn options to sign in with a passkey.',
  input: z.object({}),
  output: PasskeyChallenge,
})

export const signInByPasskey = write('POST passkey-sign-in', {
  access: 'anyone',
  summary: 'Signs in with a passkey.',
  input: z.object({ answer: Answer }),
  output: User,
  beside: z.object({ token: z.string() }),
})
