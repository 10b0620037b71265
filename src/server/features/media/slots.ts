import { AppError } from '#server/errors.ts'

/** Runs at most `width` tasks at once; others are queued, up to `mostWaiting`. */
export function slots(width: number, mostWaiting = 2_000) {
  let free = width
  const waiting: (() => void)[] = []
  return async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else if (waiting.length >= mostWaiting) throw new AppError('unavailable', 'api.too-many-pictures')
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
