import { useEffect } from 'react'
import { hasLeftPage } from '#web/api/session-end.ts'
import { unread } from '#web/state/unread.ts'

/** What else begins for a signed-in reader, and how it ends. */
type Companion = (session: { readerId: number }) => Promise<() => void>

/** Keeps the counts of a signed-in reader up to date; visitors load nothing of it. */
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
