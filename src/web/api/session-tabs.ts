/** All tabs share one session cookie; changes of it are announced on this channel, without any secret. */
const NAME = 'lintel-session'

let channel: BroadcastChannel | null = null

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Announces to the other tabs that the session of this browser has changed. */
export const announceSession = () => open()?.postMessage('changed')

/** The time in which the other tabs receive an announcement. */
const ANNOUNCED_MS = 50

/** Announces to the other tabs that the session is about to end, and waits until they have stopped using it. */
export async function announceLeaving(): Promise<void> {
  open()?.postMessage('leaving')
  await new Promise((done) => setTimeout(done, ANNOUNCED_MS))
}

/** Calls the listener when another tab has changed the session; returns the unsubscribe function. */
export const onSessionChange = (listener: () => void) => on('changed', listener)

/** Calls the listener before another tab ends the session; returns the unsubscribe function. */
export const onLeavingElsewhere = (listener: () => void) => on('leaving', listener)

function on(announcement: 'changed' | 'leaving', listener: () => void): () => void {
  const channel = open()
  const receive = ({ data }: MessageEvent) => {
    if (data === announcement) listener()
  }
  channel?.addEventListener('message', receive)
  return () => channel?.removeEventListener('message', receive)
}
