import { isIPv6 } from 'node:net'

/** Counts what one caller does; `take` says how many seconds to wait, or 0. */
export interface RateLimiter {
  take: (caller: string, effect: 'read' | 'write' | 'page') => number
}

export interface RateLimits {
  readsPerMinute: number
  writesPerMinute: number
  /** Documents of the site and the data of a page that a script loads; files and pictures are not counted. */
  pagesPerMinute: number
}

/** Far above what a person needs (a dashboard costs 5–15 calls), far below what a scraper wants. */
export const USUAL_LIMITS: RateLimits = { readsPerMinute: 600, writesPerMinute: 120, pagesPerMinute: 1200 }

const WINDOW_MS = 60_000
const MAX_CALLERS = 200_000

/** A sliding minute in memory, for one node; the count of the last minute fades as the new one passes. */
export function memoryLimiter(limits: RateLimits, now: () => number = Date.now): RateLimiter {
  const allowed = { read: limits.readsPerMinute, write: limits.writesPerMinute, page: limits.pagesPerMinute }
  let current = new Map<string, number>()
  let previous = new Map<string, number>()
  let start = now()

  function turn(time: number) {
    const passed = time - start
    if (passed < WINDOW_MS && current.size < MAX_CALLERS) return
    previous = passed < 2 * WINDOW_MS ? current : new Map()
    current = new Map()
    start = passed < 2 * WINDOW_MS ? start + Math.min(passed, WINDOW_MS) : time
  }

  return {
    take(caller, effect) {
      const time = now()
      turn(time)
      const key = `${effect} ${caller}`
      const count = (current.get(key) ?? 0) + 1
      const left = Math.max(0, 1 - (time - start) / WINDOW_MS)
      if (count + (previous.get(key) ?? 0) * left > allowed[effect])
        return Math.max(1, Math.ceil((start + WINDOW_MS - time) / 1000))
      current.set(key, count)
      return 0
    },
  }
}

/** One household or server often owns a whole /64 of IPv6, so that is what counts as one address. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? 8 - left.length - right.length : 0
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':')
}
