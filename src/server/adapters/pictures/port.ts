/** Fetches remote images: avatars of identity providers and photos of feeds. */
export interface Pictures {
  /** Content of a URL, or null if its origin is not allowed, or if it is not an image or too large. */
  fetch(url: string, from: { origins: readonly string[]; mostBytes: number }): Promise<Uint8Array | null>
}
