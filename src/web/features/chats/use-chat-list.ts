import { useEffect, useRef, useState } from 'react'
import type { ChatListItem } from '#contract/chats.ts'
import { listenLive } from '#web/api/live.ts'
import { reduceChats } from './list-state.ts'

const calls = () => import('./calls.ts')

/** The conversations, updated live; refetched where an event is not enough. */
export function useChatList(initial: readonly ChatListItem[], total: number, readerId: number) {
  const [from, setFrom] = useState(initial)
  const [chats, setChats] = useState(initial)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  if (from !== initial) {
    setFrom(initial)
    setChats(initial)
  }
  const latest = useRef(chats)
  latest.current = chats
  useEffect(
    () =>
      listenLive(readerId, (event) => {
        const next = reduceChats(latest.current, event, readerId)
        if (next) {
          latest.current = next
          setChats(next)
        } else
          calls()
            .then(({ fetchChats }) => fetchChats(1, Math.min(100, Math.max(PAGE, latest.current.length))))
            .then(({ data }) => setChats(data))
            .catch(() => {})
      }),
    [readerId],
  )
  const loadMore = async () => {
    setState('loading')
    try {
      const { data } = await (await calls()).fetchChats(Math.floor(chats.length / PAGE) + 1, PAGE)
      const known = new Set(chats.map(keyOf))
      setChats([...chats, ...data.filter((chat) => !known.has(keyOf(chat)))])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { chats, state, loadMore, hasMore: chats.length < total }
}

/** The page size. */
export const PAGE = 30

const keyOf = ({ user_id, property_id }: ChatListItem) => `${user_id} ${property_id}`
