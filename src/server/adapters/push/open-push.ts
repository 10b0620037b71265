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

/** Browsers by the open standard, with keys of our own; apps by Firebase, where the operator has it. */
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

/** A push service wants to know who sends: a site by its secure address, any other by a mailbox of that name. */
const subjectOf = (baseUrl: string) =>
  baseUrl.startsWith('https:') ? baseUrl : `mailto:push@${new URL(baseUrl).hostname}`
