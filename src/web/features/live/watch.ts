import { acknowledgeMessages } from '#contract/chats.ts'
import { getUnreadCounts } from '#contract/live.ts'
import { call } from '#web/api/call.ts'
import { type LiveEvent, listenLive } from '#web/api/live.ts'
import { hasWaiting } from '#web/api/outbox-mark.ts'
import { onLeaving } from '#web/api/session-end.ts'
import { unread } from '#web/state/unread.ts'

const GATHER_MS = 250
const COUNTED: ReadonlySet<LiveEvent['kind']> = new Set([
  'hello',
  'reset',
  'message',
  'message-deleted',
  'chat-deleted',
  'chat-read',
  'notification',
  'notifications-read',
])

/** Refreshes the counts on every event, acknowledges received messages, and sends pending ones. */
export function watchInbox(readerId: number): () => void {
  const over = new AbortController()
  const { signal } = over
  const count = gathered(signal, async () => {
    const { messages, notifications } = await call(getUnreadCounts, {}, { signal })
    unread.setState({ now: { messages, notifications } })
  })
  let arrived: number[] = []
  const acknowledge = gathered(signal, async () => {
    const message_ids = arrived.splice(0, 100)
    if (message_ids.length === 0) return
    await call(acknowledgeMessages, { message_ids }, { signal })
  })
  const stop = listenLive(readerId, ({ kind, data }) => {
    if (COUNTED.has(kind)) count()
    if (kind !== 'message' || data.sender_id === readerId) return
    arrived = [...arrived, data.id].slice(-100)
    acknowledge()
  })
  if (hasWaiting()) void import('#web/api/outbox.ts').then(({ startOutbox }) => startOutbox(readerId))
  const end = () => {
    stop()
    over.abort()
  }
  const forgetLeaving = onLeaving(end)
  return () => {
    forgetLeaving()
    end()
  }
}

/** Runs once for all events within a short time; a failed run is repeated with the next event. */
function gathered(over: AbortSignal, work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  over.addEventListener('abort', () => clearTimeout(timer))
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void work().catch(() => {}), GATHER_MS)
  }
}
