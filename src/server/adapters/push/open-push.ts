import { type FcmOptions, fcmPush } from './fcm.ts'
import type { Push } from './port.ts'
import { isSubscription } from './subscription.ts'
import { vapidKeys } from './vapid.ts'
import { webPushTo } from './web-push.ts'

interface PushOptions {
  seed: (round: string) => Buffer
  subject: string
  origins: readonly string[]
  fcm: FcmOptions | null
}

/** Browsers by the open standard, with keys of our own; apps by Firebase, where the operator has it. */
export function openPush({ seed, subject, origins, fcm }: PushOptions): Push {
  const web = webPushTo({ keys: vapidKeys(seed), subject, origins })
  const sendToApp = fcm && fcmPush(fcm)
  return {
    publicKey: web.publicKey,
    reaches: (token) => (isSubscription(token) ? web.reaches(token) : sendToApp !== null),
    send: async (token, message) =>
      isSubscription(token) ? web.send(token, message) : sendToApp ? sendToApp(token, message) : 'unreachable',
  }
}
