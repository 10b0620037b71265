import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Text } from './fields.ts'

/** An app's word of its push service, or a browser's subscription as JSON: `{endpoint, keys: {p256dh, auth}}`. */
const token = Text(4096)

export const getPushSettings = read('GET push-settings', {
  access: 'member',
  summary:
    'What a browser needs before it subscribes: the public key of this site (VAPID), and for how many seconds to keep it.',
  input: z.object({}),
  output: z.object({ public_key: z.string(), expires_in: z.int() }),
})

export const registerPush = write('POST push-token', {
  access: 'member',
  allowedInDemo: true,
  summary: "Notes or renews where the viewer's device is reached; `replaces` is its earlier token, which ends.",
  input: z.object({
    token,
    replaces: z.optional(token),
    platform: z._default(z.literal(['web', 'android', 'ios']), 'web'),
  }),
  output: z.null(),
})

export const unregisterPush = write('POST push-token-delete', {
  access: 'member',
  allowedInDemo: true,
  summary: "Sends nothing to this device of the viewer's any more.",
  input: z.object({ token }),
  output: z.null(),
})
