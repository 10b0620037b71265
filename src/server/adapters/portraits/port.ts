/** Fetches the portraits that identity providers keep of their people. */
export interface Portraits {
  /** The bytes behind an address, or null when it is not one that we fetch from or holds no picture. */
  fetch(url: string): Promise<Uint8Array | null>
}
