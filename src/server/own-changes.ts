import { LRUCache } from 'lru-cache'
import type { Services } from './services.ts'

/** Long enough for any search index to follow. */
const KEPT_MS = 10_000
const MAX_USERS = 10_000

const changes = new WeakMap<Services, LRUCache<number, bigint>>()

/** Remembers the last change of listings by each user of this node: a client without cookies finds it on this node. */
export function keepOwnChange(services: Services, userId: number, transactionId: bigint) {
  const own = changes.get(services) ?? new LRUCache<number, bigint>({ max: MAX_USERS, ttl: KEPT_MS })
  changes.set(services, own)
  own.set(userId, transactionId)
}

/** The later of the change in the caller's cookie and the last one on this node. */
export function latestOwnChange(services: Services, userId: number | undefined, shown: bigint | null): bigint | null {
  const own = (userId !== undefined && changes.get(services)?.get(userId)) || null
  if (own === null || shown === null) return own ?? shown
  return own > shown ? own : shown
}
