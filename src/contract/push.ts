import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Text } from './fields.ts'

/** The app's FCM token, or a browser push subscription as JSON: `{endpoint, keys: {p256dh, auth}}`. */
const token = Text(4096)

export const getPushSettings = read('GET push-settings', {
  access: 'member',
  summary: 'Returns the public VAPID key that a browser needs to subscribe, and its lifetime in seconds.',
  input: z.object({}),
  output: z.object({ public_key: z.string(), expires_in: z.int() }),
})

export const registerPush = write('POST push-token', {
  access: 'member',
  allowedInDemo: true,
  summary:
    'Registers or renews a device of the viewer for push messages. `replaces` is its earlier token, which is removed.',
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
  summary: 'Removes a device of the viewer from push messages.',
  input: z.object({ token }),
  output: z.null(),
})
