/** What a device shows; without a title it shows nothing and only takes note of the data. */
export interface PushMessage {
  title: string
  body: string
  /** Absolute addresses, or empty. */
  image: string
  icon: string
  link: string
  /** What comes later under the same name takes its place. */
  tag: string
  /** For apps, all of it text. */
  data: Readonly<Record<string, string>>
}

/** `gone`: nobody is there any more. `unreachable`: nothing here leads there; it may once the site is set up for it. */
export type Delivery = 'sent' | 'gone' | 'unreachable'

/** Brings a message to a device that the site is not open on. */
export interface Push {
  /** By which browsers know that a message is from this site; they want it before they subscribe. */
  publicKey: string
  /** Whether a message could go to this address at all. */
  reaches(token: string): boolean
  /** Throws when another try may succeed. */
  send(token: string, message: PushMessage): Promise<Delivery>
}
