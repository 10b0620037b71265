import type * as z from 'zod/mini'
import type { LIVE_EVENTS } from '#contract/live.ts'
import { broadcastSessionEnd } from './session-end.ts'

type LiveEvents = { [K in keyof typeof LIVE_EVENTS]: z.output<(typeof LIVE_EVENTS)[K]> }
/** A live event for the current user, by its name. */
export type LiveEvent = { [K in keyof LiveEvents]: { kind: K; data: LiveEvents[K] } }[keyof LiveEvents]
type Listener = (event: LiveEvent) => void

const KINDS = Object.keys({
  hello: true,
  message: true,
  'message-deleted': true,
  'chat-deleted': true,
  receipt: true,
  'chat-read': true,
  block: true,
  notification: true,
  'notifications-read': true,
  typing: true,
  presence: true,
  reset: true,
  bye: true,
} satisfies Record<keyof LiveEvents, true>) as (keyof LiveEvents)[]

const FIRST_WAIT_MS = 3_000
const LONGEST_WAIT_MS = 120_000

const listeners = new Set<Listener>()
let stop: (() => void) | null = null

/**
 * Subscribes to the user's live events; returns the unsubscribe function. All listeners of all open tabs share one
 * event stream: browsers limit the connections per site, and a stream in each tab would soon leave none for pages.
 */
export function listenLive(readerId: number, listener: Listener): () => void {
  listeners.add(listener)
  stop ??= join(readerId)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

function deliver(event: LiveEvent) {
  for (const listener of listeners) listener(event)
}

/**
 * Joins the one event stream of this browser: the tab that holds the lock reads the stream and forwards events to the
 * others.
 */
function join(readerId: number): () => void {
  const name = `live ${readerId}`
  const left = new AbortController()
  const channel = new BroadcastChannel(name)
  let lastId = ''
  channel.onmessage = ({ data }: MessageEvent<{ id: string; event: LiveEvent }>) => {
    lastId = data.id
    deliver(data.event)
  }
  const lead = (hasWaited: boolean) => {
    // The previous leader is gone; without a sequence number, the events since then are unknown.
    if (hasWaited && lastId === '') deliver({ kind: 'reset', data: { last_event_id: 0 } })
    return read(lastId, left.signal, (event, id) => {
      channel.postMessage({ id, event })
      deliver(event)
    })
  }
  if (!navigator.locks) lead(false)
  else {
    const asked = performance.now()
    const held = () => {
      // Granted after the request was aborted: holding it would keep every tab of this browser from reading the stream.
      if (left.signal.aborted) return
      lead(performance.now() - asked > 1000)
      return new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()))
    }
    navigator.locks.request(name, { signal: left.signal }, held).catch(() => {})
  }
  return () => {
    left.abort()
    channel.close()
  }
}

/** Reads the stream until aborted; a lost stream is reopened after the last sequence number. */
function read(lastId: string, signal: AbortSignal, tell: (event: LiveEvent, id: string) => void) {
  let id = lastId
  let wait = FIRST_WAIT_MS
  let source: EventSource | null = null
  const open = () => {
    if (signal.aborted) return
    const url = `/api/live${id === '' ? '' : `?last_event_id=${id}`}`
    const current = new EventSource(url)
    source = current
    current.onopen = () => {
      wait = FIRST_WAIT_MS
    }
    current.onerror = () => {
      // The browser reconnects by itself after a connection loss; after an error response it gives up.
      if (current.readyState !== EventSource.CLOSED || signal.aborted) return
      void showRefusal(url)
      setTimeout(open, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    for (const kind of KINDS)
      current.addEventListener(kind, (event: MessageEvent<string>) => {
        if (event.lastEventId !== '') id = event.lastEventId
        const said = { kind, data: JSON.parse(event.data) } as LiveEvent
        tell(said, id)
        if (said.kind !== 'bye' || said.data.reason !== 'signed-out') return
        current.close()
        broadcastSessionEnd(401, undefined)
      })
  }
  open()
  signal.addEventListener('abort', () => source?.close())
}

/** EventSource does not report the status of a refusal, so a plain request asks for it. */
async function showRefusal(url: string) {
  const asking = new AbortController()
  const answer = await fetch(url, { signal: asking.signal }).catch(() => null)
  if (answer?.status === 401) broadcastSessionEnd(401, (await answer.json().catch(() => null))?.key)
  asking.abort()
}
