import { LRUCache } from 'lru-cache'

/** A rendered document split at its nonces, so that each response can have a fresh one. */
export interface StoredPage {
  status: number
  headers: Record<string, string>
  parts: Buffer[]
}

interface Entry {
  page: Promise<StoredPage | null>
  freshUntil: number
}

/**
 * Micro-cache of anonymous pages with request coalescing: requests that arrive during a rendering wait for it, so a
 * popular URL costs one rendering per TTL.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #now: () => number

  constructor({ max = 500, now = Date.now }: { max?: number; now?: () => number } = {}) {
    this.#entries = new LRUCache({ max })
    this.#now = now
  }

  /** The cached page, or null if this URL may not be cached and must be rendered for the caller alone. */
  take(key: string, render: () => Promise<{ page: StoredPage; seconds: number } | null>): Promise<StoredPage | null> {
    const known = this.#entries.get(key)
    if (known && known.freshUntil > this.#now()) return known.page
    const entry: Entry = { page: Promise.resolve(null), freshUntil: Number.POSITIVE_INFINITY }
    entry.page = render().then(
      (rendered) => {
        entry.freshUntil = rendered ? this.#now() + rendered.seconds * 1000 : 0
        return rendered?.page ?? null
      },
      (error) => {
        if (this.#entries.peek(key) === entry) this.#entries.delete(key)
        throw error
      },
    )
    this.#entries.set(key, entry)
    return entry.page
  }
}

/** Inserts a fresh nonce into a cached page. */
export function withNonce(page: StoredPage, nonce: string): Buffer {
  const mark = Buffer.from(nonce)
  const pieces: Buffer[] = []
  for (const [i, part] of page.parts.entries()) pieces.push(...(i === 0 ? [part] : [mark, part]))
  return Buffer.concat(pieces)
}

/** Splits a document at every occurrence of its nonce. */
export function cutAt(html: Buffer, nonce: string): Buffer[] {
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, from)) {
    parts.push(html.subarray(from, at))
    from = at + nonce.length
  }
  parts.push(html.subarray(from))
  return parts
}
