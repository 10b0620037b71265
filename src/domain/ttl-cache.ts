/**
 * TTL cache with request coalescing, per owner and key. Failures are not cached. A cached entry that the caller's check
 * rejects is looked up again.
 */
export function createTtlCache<Owner extends object, T>({ seconds, most }: { seconds: number; most: number }) {
  const kept = new WeakMap<Owner, Map<string, { until: number; answer: Promise<T> }>>()
  return async (owner: Owner, key: string, find: () => Promise<T>, isGood = (_answer: T) => true): Promise<T> => {
    const own = kept.get(owner) ?? new Map<string, { until: number; answer: Promise<T> }>()
    kept.set(owner, own)
    const known = own.get(key)
    if (known && known.until > performance.now()) {
      const answer = await known.answer
      if (isGood(answer)) return answer
    }
    const answer = find()
    own.delete(key)
    own.set(key, { until: performance.now() + seconds * 1000, answer })
    if (own.size > most) own.delete(own.keys().next().value!)
    answer.catch(() => own.delete(key))
    return answer
  }
}
