/** A rendered document cut at its nonces, so that each answer can carry a fresh one. */
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
 * A short-lived store of anonymous pages. Requests that arrive while a page is being rendered wait for that one
 * rendering instead of starting their own, so a popular address costs one rendering per period.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number
  readonly #max: number

  constructor({ max = 500, now = Date.now }: { max?: number; now?: () => number } = {}) {
    this.#max = max
    this.#now = now
  }

  /** The stored page, or null when this address may not be stored and must be rendered for the caller alone. */
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
        this.#entries.delete(key)
        throw error
      },
    )
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value as string)
    return entry.page
  }
}

/** Puts a fresh nonce into a stored page. */
export function withNonce(page: StoredPage, nonce: string): Buffer {
  const mark = Buffer.from(nonce)
  const pieces: Buffer[] = []
  for (const [i, part] of page.parts.entries()) pieces.push(...(i === 0 ? [part] : [mark, part]))
  return Buffer.concat(pieces)
}

/** Cuts a document at every place where its nonce stands. */
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
