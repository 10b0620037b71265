/** All tabs share one session cookie; its changes are announced on this channel, without any secret. */
const NAME = 'lintel-session'

let channel: BroadcastChannel | null = null

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Tells the other tabs that the session of this browser has changed. */
export const announceSession = () => open()?.postMessage('changed')

/** Calls when another tab has changed the session; returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const heard = open()
  heard?.addEventListener('message', listener)
  return () => heard?.removeEventListener('message', listener)
}
