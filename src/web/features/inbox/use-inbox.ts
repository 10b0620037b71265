import { useEffect } from 'react'
import { unread } from '#web/state/unread.ts'

/** Keeps the counts of a signed-in reader up to date; visitors load nothing of it. */
export function useInbox(readerId: number | undefined, token: string | undefined) {
  useEffect(() => {
    if (readerId === undefined || !token) return
    let stop: (() => void) | null = null
    let isOver = false
    import('./watch.ts')
      .then(({ watchInbox }) => {
        if (!isOver) stop = watchInbox(readerId, token)
      })
      .catch(() => {})
    return () => {
      isOver = true
      stop?.()
      unread.setState({ now: null })
    }
  }, [readerId, token])
}
