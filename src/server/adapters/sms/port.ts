/** One short message to one number, written with its plus sign. */
export interface ShortMessage {
  to: string
  text: string
}

/** Hands a message to whatever delivers it; rejects when that could not be done. */
export interface Sms {
  send(message: ShortMessage): Promise<void>
}

/** A number that no try will reach; sending again would change nothing. */
export class UnreachableNumber extends Error {}
