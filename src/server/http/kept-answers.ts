/** An answer as it is sent, with the mark of its state. */
export interface KeptAnswer {
  body: Buffer
  etag: string
}

interface Entry {
  until: number
  bytes: number
  answer: Promise<KeptAnswer>
}

/** Whatever a call declares, nobody sees an answer older than this. */
const LONGEST_SECONDS = 5
const MOST_BYTES = 32 * 1024 * 1024

/**
 * Keeps answers to nobody in particular for a moment, so that a popular search is run once for all who ask at the same
 * time. Its age counts from before it was made, failures are not kept, and the oldest make room.
 */
export function keepAnswers(mostBytes = MOST_BYTES) {
  const kept = new Map<string, Entry>()
  let bytes = 0
  const forget = (key: string, entry: Entry) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }
  return (key: string, seconds: number, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> => {
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
