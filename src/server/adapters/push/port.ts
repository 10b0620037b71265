/** A push message; without a title it is data-only. */
export interface PushMessage {
  title: string
  body: string
  /** Absolute URLs, or empty. */
  image: string
  icon: string
  link: string
  /** A later message with the same tag replaces this one. */
  tag: string
  /** Data for apps; all values are text. */
  data: Readonly<Record<string, string>>
}

/** `gone`: the subscription no longer exists. `unreachable`: the site is not configured for this kind of device. */
export type Delivery = 'sent' | 'gone' | 'unreachable'

/** Sends a push message to a device. */
export interface Push {
  /** VAPID public key, which browsers need to subscribe. */
  publicKey: string
  /** Whether messages can be sent to this token. */
  reaches(token: string): boolean
  /** Throws if a retry may succeed. */
  send(token: string, message: PushMessage): Promise<Delivery>
}
