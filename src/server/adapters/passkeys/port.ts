/** A key that a device keeps for an account; only its public half is here. */
export interface Passkey {
  id: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
}

/** A riddle for the browser, as the text of its own API. */
export interface Riddle {
  challenge: string
  options: string
}

/** Makes riddles and checks answers; null means that an answer is not good. */
export interface Passkeys {
  offer(person: { id: number; name: string; email: string }, known: readonly Passkey[]): Promise<Riddle>
  accept(answer: string, challenge: string): Promise<Passkey | null>
  ask(): Promise<Riddle>
  /** The passkey that an answer speaks of, before it is checked. */
  named(answer: string): { id: string; challenge: string } | null
  /** The new count of the passkey's uses. */
  check(answer: string, challenge: string, passkey: Passkey): Promise<number | null>
}
