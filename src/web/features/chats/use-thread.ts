import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { listenLive } from '#web/api/live.ts'
import { onSent, outbox, startOutbox, type Waiting } from '#web/api/outbox.ts'
import type { ThreadOf } from './calls.ts'
import { type LoadedThread, openThread, reduceThread, type ThreadState, threadAction } from './thread-state.ts'

const calls = () => import('./calls.ts')

const TYPING_MS = 6_000
const NOTHING: readonly Waiting[] = []

export interface OpenThread extends ThreadState {
  /** Written here and not yet acknowledged. */
  waiting: readonly Waiting[]
  isTyping: boolean
  older: 'idle' | 'loading' | 'failed'
  loadOlder: () => Promise<void>
  /** Records whether the newest messages are visible; visible messages count as read. */
  setSeen: (isSeen: boolean) => void
  forget: (messageId: number) => void
  empty: () => void
}

/**
 * A conversation, updated live: messages, read receipts and deletions of both participants, and the pending messages.
 */
export function useThread(loaded: LoadedThread, of: ThreadOf, readerId: number): OpenThread {
  const { userId, propertyId } = of
  const [state, dispatch] = useReducer(reduceThread, loaded, openThread)
  const [typedAt, setTypedAt] = useState(0)
  const [older, setOlder] = useState<OpenThread['older']>('idle')
  const [isSeen, setSeen] = useState(false)
  const seen = useRef(false)
  seen.current = isSeen
  const waiting = useWaiting(of, state)

  useEffect(
    () =>
      listenLive(readerId, (event) => {
        const action = threadAction(event, { userId, propertyId }, seen.current)
        if (action) dispatch(action)
        if (event.kind === 'typing' && event.data.user_id === userId && event.data.property_id === propertyId)
          setTypedAt(Date.now())
        if (action?.kind === 'arrived' && action.message.sender_id === userId) setTypedAt(0)
      }),
    [readerId, userId, propertyId],
  )
  useEffect(
    () =>
      onSent((message) => {
        if (message.receiver_id === userId && message.property_id === propertyId)
          dispatch({ kind: 'arrived', message, isSeen: true })
      }),
    [userId, propertyId],
  )
  useEffect(() => {
    void startOutbox(readerId)
  }, [readerId])
  useEffect(() => {
    if (typedAt === 0) return
    const timer = setTimeout(() => setTypedAt(0), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typedAt])
  useReading(state, { userId, propertyId }, isSeen)

  return {
    ...state,
    waiting,
    isTyping: typedAt > 0,
    older,
    setSeen,
    forget: (messageId) => dispatch({ kind: 'deleted', messageId }),
    empty: () => dispatch({ kind: 'cleared' }),
    loadOlder: async () => {
      const first = state.messages[0]
      if (!first || !state.hasMore || older === 'loading') return
      setOlder('loading')
      try {
        const { messages, has_more } = await (await calls()).fetchOlder(of, first.id)
        dispatch({ kind: 'older', messages, hasMore: has_more })
        setOlder('idle')
      } catch {
        setOlder('failed')
      }
    },
  }
}

/** The pending messages of this conversation, without those that have already arrived. */
function useWaiting({ userId, propertyId }: ThreadOf, { messages }: ThreadState): readonly Waiting[] {
  const all = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.getState().waiting,
    () => NOTHING,
  )
  const arrived = new Set(messages.map(({ idempotency_key }) => idempotency_key))
  return all.filter((one) => one.userId === userId && one.propertyId === propertyId && !arrived.has(one.key))
}

/** Reports the last read message to the server, once for each new message. */
function useReading({ messages }: ThreadState, of: ThreadOf, isSeen: boolean) {
  const acknowledged = useRef(0)
  const { userId, propertyId } = of
  const newest = messages.findLast((message) => message.sender_id === userId && !message.is_read)?.id ?? 0
  useEffect(() => {
    if (!isSeen || newest <= acknowledged.current) return
    acknowledged.current = newest
    calls()
      .then(({ sendRead }) => sendRead({ userId, propertyId }, newest))
      .catch(() => {
        acknowledged.current = 0
      })
  }, [isSeen, newest, userId, propertyId])
}
