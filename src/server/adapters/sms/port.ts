/** A text message to one number in E.164 format. */
export interface ShortMessage {
  to: string
  text: string
}

/** Sends a text message; rejects if it could not be handed over. */
export interface Sms {
  send(message: ShortMessage): Promise<void>
}

/** A number that cannot be reached; a retry would not help. */
export class UnreachableNumber extends Error {}
