import * as z from 'zod/mini'
import { User } from './accounts.ts'
import { read, write } from './endpoint.ts'
import { Instant, Text } from './fields.ts'

/** What a browser's own API takes and gives, as JSON text. */
const Riddle = z.object({ options: z.string() })
const Answer = Text(20_000)

export const offerPasskey = write('POST passkey-offer', {
  access: 'member',
  summary: 'What a browser needs to make a passkey for the viewer.',
  input: z.object({}),
  output: Riddle,
})

export const addPasskey = write('POST passkeys', {
  access: 'member',
  summary: 'Keeps a passkey that the viewer just made.',
  input: z.object({ answer: Answer, label: z.optional(Text(80)) }),
  output: z.null(),
})

export const listPasskeys = read('GET passkeys', {
  access: 'member',
  summary: "The viewer's passkeys.",
  input: z.object({}),
  output: z.array(
    z.object({ id: z.string(), label: z.string(), created_at: Instant, last_used_at: z.nullable(Instant) }),
  ),
})

export const removePasskey = write('POST remove-passkey', {
  access: 'member',
  summary: "Forgets one of the viewer's passkeys.",
  input: z.object({ id: Text(2000) }),
  output: z.null(),
})

export const askPasskey = write('POST passkey-sign-in-offer', {
  access: 'anyone',
  summary: 'What a browser needs to sign somebody in with a passkey.',
  input: z.object({}),
  output: Riddle,
})

export const signInByPasskey = write('POST passkey-sign-in', {
  access: 'anyone',
  summary: 'Signs in with a passkey instead of a password.',
  input: z.object({ answer: Answer }),
  output: User,
  beside: z.object({ token: z.string() }),
})
