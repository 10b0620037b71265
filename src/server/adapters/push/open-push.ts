import { type FcmOptions, fcmPush } from './fcm.ts'
import type { Push } from './port.ts'
import { isSubscription } from './subscription.ts'
import { vapidKeys } from './vapid.ts'
import { webPushTo } from './web-push.ts'

interface PushOptions {
  seed: (round: string) => Buffer
  baseUrl: string
  origins: readonly string[]
  fcm: FcmOptions | null
}

/** Web Push for browsers with our own VAPID keys; FCM for apps if the operator configured it. */
export function openPush({ seed, baseUrl, origins, fcm }: PushOptions): Push {
  const web = webPushTo({ keys: vapidKeys(seed), subject: subjectOf(baseUrl), origins })
  const sendToApp = fcm && fcmPush(fcm)
  return {
    publicKey: web.publicKey,
    reaches: (token) => (isSubscription(token) ? web.reaches(token) : sendToApp !== null),
    send: async (token, message) =>
      isSubscription(token) ? web.send(token, message) : sendToApp ? sendToApp(token, message) : 'unreachable',
  }
}

/** VAPID subject: the https URL of the site, otherwise a mailto address of its host. */
const subjectOf = (baseUrl: string) =>
  baseUrl.startsWith('https:') ? baseUrl : `mailto:push@${new URL(baseUrl).hostname}`
