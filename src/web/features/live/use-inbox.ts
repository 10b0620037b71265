import { useEffect } from 'react'
import { hasLeftPage } from '#web/api/session-end.ts'
import { unread } from '#web/state/unread.ts'

/** Starts further work for a signed-in user; returns the function that ends it. */
type Companion = (session: { readerId: number }) => Promise<() => void>

/** Keeps the counts of a signed-in user up to date; visitors load none of this code. */
export function useInbox(readerId: number | undefined, companion: Companion) {
  useEffect(() => {
    if (readerId === undefined || hasLeftPage()) return
    const stops: (() => void)[] = []
    let isOver = false
    const keep = (stop: () => void) => (isOver ? stop() : stops.push(stop))
    import('./watch.ts').then(({ watchInbox }) => keep(watchInbox(readerId))).catch(() => {})
    companion({ readerId })
      .then(keep)
      .catch(() => {})
    return () => {
      isOver = true
      for (const stop of stops) stop()
      unread.setState({ now: null })
    }
  }, [readerId, companion])
}
