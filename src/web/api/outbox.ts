import { createStore } from 'zustand/vanilla'
import type { ChatMessage } from '#contract/chats.ts'
import { accountNow } from '#web/state/user.ts'
import { CallFailure } from './call.ts'
import { markWaiting } from './outbox-mark.ts'
import { persistentQueue } from './persistent-queue.ts'

/** A message that was written and is not yet acknowledged. */
export interface Waiting {
  /** The same for every attempt (idempotency key), so that the server stores the message once. */
  key: string
  at: number
  readerId: number
  userId: number
  propertyId: number
  text: string
  file: File | null
  audio: File | null
  /** The reason for which the server rejected it; null while it is pending. */
  failure: string | null
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

const queue = persistentQueue<Waiting>('lintel-outbox')
/** The pending messages, oldest first. */
export const outbox = createStore<{ waiting: readonly Waiting[] }>(() => ({ waiting: [] }))

const arrivals = new Set<(message: ChatMessage) => void>()
/** Calls the listener with each message that the server has accepted. */
export function onSent(listener: (message: ChatMessage) => void): () => void {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

/** Loaded while there is a connection: a module that failed to load once is not retried until the page is reloaded. */
const loadPost = () => import('./post-message.ts')

let sender: { readerId: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let wait = FIRST_WAIT_MS
let isSending = false

/** Sends pending messages as this user from now on; messages of another user stay in the queue. */
export async function startOutbox(readerId: number): Promise<void> {
  const isFirst = sender === null
  sender = { readerId }
  if (isFirst) addEventListener('online', () => void flush())
  loadPost().catch(() => {})
  await refresh()
  await flush()
}

export async function queueMessage(message: Omit<Waiting, 'at' | 'failure'>): Promise<void> {
  await queue.put({ ...message, at: Date.now(), failure: null })
  await refresh()
  void flush()
}

export async function discardMessage(key: string): Promise<void> {
  await queue.remove(key)
  await refresh()
}

export async function retryMessage(key: string): Promise<void> {
  const message = outbox.getState().waiting.find((one) => one.key === key)
  if (message) await queue.put({ ...message, failure: null })
  await refresh()
  void flush()
}

async function refresh() {
  const waiting = (await queue.list()).filter(({ readerId }) => readerId === sender?.readerId)
  outbox.setState({ waiting })
  markWaiting(waiting.some(({ failure }) => failure === null))
}

/** One tab at a time sends, in order of writing. The idempotency key rules out duplicates in any case. */
async function flush(): Promise<void> {
  if (isSending || !sender) return
  isSending = true
  clearTimeout(timer)
  try {
    if (navigator.locks) await navigator.locks.request('lintel-outbox', sendAll)
    else await sendAll()
    wait = FIRST_WAIT_MS
  } catch {
    // No connection or a busy server: retried later, and immediately when the connection is back.
    timer = setTimeout(() => void flush(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  } finally {
    isSending = false
  }
}

async function sendAll() {
  for (;;) {
    await refresh()
    const next = outbox.getState().waiting.find(({ failure }) => failure === null)
    if (!next || accountNow() !== next.readerId) return
    await sendOne(next)
  }
}

async function sendOne(message: Waiting) {
  try {
    const { postMessage } = await loadPost()
    const data = await postMessage(formOf(message))
    if (data) for (const listener of arrivals) listener(data)
    await queue.remove(message.key)
  } catch (error) {
    if (!(error instanceof CallFailure) || isPassing(error)) throw error
    await queue.put({ ...message, failure: error.message })
  }
}

/** Errors that do not concern the message itself. */
const isPassing = ({ status }: CallFailure) => status === 401 || status === 429 || status >= 500

function formOf({ key, userId, propertyId, text, file, audio }: Waiting): FormData {
  const form = new FormData()
  form.set('receiver_id', String(userId))
  form.set('property_id', String(propertyId))
  form.set('idempotency_key', key)
  if (text !== '') form.set('message', text)
  if (file) form.set('file', file)
  if (audio) form.set('audio', audio)
  return form
}
