import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const HEARD = ['message', 'message-deleted', 'chat-deleted', 'chat-read', 'reset']
const AGAIN_MS = 20_000

/** Shows what people write to the desk as they write it; without a stream it is looked for now and then. */
export function useDesk() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const stream = new EventSource('/api/live?desk=1')
    const look = () => void revalidate()
    for (const kind of HEARD) stream.addEventListener(kind, look)
    const timer = setInterval(() => {
      if (stream.readyState === EventSource.CLOSED && !document.hidden) look()
    }, AGAIN_MS)
    return () => {
      clearInterval(timer)
      stream.close()
    }
  }, [revalidate])
}
