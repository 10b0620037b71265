/** A passkey of an account; only the public key is stored. */
export interface Passkey {
  id: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
}

/** WebAuthn options for the browser, as JSON text. */
export interface PasskeyChallenge {
  challenge: string
  options: string
}

/** Creates WebAuthn challenges and verifies responses; null means that a response is invalid. */
export interface Passkeys {
  offer(person: { id: number; name: string; email: string }, known: readonly Passkey[]): Promise<PasskeyChallenge>
  accept(answer: string, challenge: string): Promise<Passkey | null>
  ask(): Promise<PasskeyChallenge>
  /** Passkey id and challenge of a response, before verification. */
  named(answer: string): { id: string; challenge: string } | null
  /** New signature counter of the passkey, or null. */
  check(answer: string, challenge: string, passkey: Passkey): Promise<number | null>
}
