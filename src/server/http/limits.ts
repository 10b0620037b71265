import { isIPv6 } from 'node:net'

/** Rate limiter; `take` returns the seconds to wait, or 0. */
export interface RateLimiter {
  take: (caller: string, effect: 'read' | 'write' | 'page') => number
}

export interface RateLimits {
  readsPerMinute: number
  writesPerMinute: number
  /** Documents and page data loaded by scripts; files and images are not counted. */
  pagesPerMinute: number
  /** Requests with files, on all nodes together. */
  uploadsPerHour: number
}

/** Far above normal use (a dashboard takes 5–15 calls) and far below what a scraper needs. */
export const DEFAULT_LIMITS: RateLimits = {
  readsPerMinute: 600,
  writesPerMinute: 120,
  pagesPerMinute: 1200,
  uploadsPerHour: 1000,
}

const WINDOW_MS = 60_000
const MAX_CALLERS = 200_000

/** Sliding-window limiter of one minute in memory, per node; the previous minute is weighted by its remaining share. */
export function memoryLimiter(limits: Omit<RateLimits, 'uploadsPerHour'>, now: () => number = Date.now): RateLimiter {
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

/** A household or server often has a whole IPv6 /64, so it counts as one address. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? 8 - left.length - right.length : 0
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':')
}
