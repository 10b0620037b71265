/** Fetches pictures that others keep: portraits of people who sign in through a provider, photos that feeds name. */
export interface Pictures {
  /** The bytes behind an address, or null when it is not of these origins or holds no picture that is small enough. */
  fetch(url: string, from: { origins: readonly string[]; mostBytes: number }): Promise<Uint8Array | null>
}
