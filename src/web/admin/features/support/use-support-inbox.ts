import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const HANDLED_EVENTS = ['message', 'message-deleted', 'chat-deleted', 'chat-read', 'reset']
const AGAIN_MS = 20_000

/** Updates the support inbox live; without an event stream it is polled. */
export function useSupportInbox() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const stream = new EventSource('/api/live?desk=1')
    const look = () => void revalidate()
    for (const kind of HANDLED_EVENTS) stream.addEventListener(kind, look)
    const timer = setInterval(() => {
      if (stream.readyState === EventSource.CLOSED && !document.hidden) look()
    }, AGAIN_MS)
    return () => {
      clearInterval(timer)
      stream.close()
    }
  }, [revalidate])
}
