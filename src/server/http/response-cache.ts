/** Response body with its ETag. */
export interface CachedResponse {
  body: Buffer
  etag: string
}

interface Entry {
  until: number
  bytes: number
  answer: Promise<CachedResponse>
}

// A plain map: `lru-cache` needs the size of an entry when it is stored, and the size of a response is known only
// later.

/** Upper bound of the TTL, whatever a call declares. */
const LONGEST_SECONDS = 5
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Micro-cache for anonymous responses (TTL ≤ 5 s) with request coalescing. The age counts from the start of the
 * request, failures are not cached, and the oldest entries are evicted.
 */
export function createResponseCache(mostBytes = MAX_BYTES) {
  const kept = new Map<string, Entry>()
  let bytes = 0
  const forget = (key: string, entry: Entry) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }
  return (key: string, seconds: number, make: () => Promise<CachedResponse>): Promise<CachedResponse> => {
    const now = performance.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.answer
    if (known) forget(key, known)
    const entry: Entry = {
      until: now + Math.min(seconds, LONGEST_SECONDS) * 1000,
      bytes: key.length * 2,
      answer: make(),
    }
    kept.set(key, entry)
    bytes += entry.bytes
    entry.answer.then(
      ({ body }) => {
        if (kept.get(key) !== entry) return
        entry.bytes += body.length
        bytes += body.length
        for (const [oldest, other] of kept) {
          if (bytes <= mostBytes) break
          forget(oldest, other)
        }
      },
      () => forget(key, entry),
    )
    return entry.answer
  }
}
