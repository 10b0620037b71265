/** Why the server refused the session: it ended, or its account was deactivated. */
export type SessionEnd = 'ended' | 'deactivated'

const listeners = new Set<(end: SessionEnd) => void>()

/** Subscribes to every call whose session was refused; returns the unsubscribe function. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by everything that makes requests with the session. */
export function broadcastSessionEnd(status: number, key: string | undefined) {
  if (status !== 401) return
  for (const listener of listeners) listener(key === 'accountDeactivated' ? 'deactivated' : 'ended')
}

const leavers = new Set<() => void>()

/** Subscribes to sign-outs of the user, before the server ends the session; returns the unsubscribe function. */
export function onLeaving(listener: () => void): () => void {
  leavers.add(listener)
  return () => leavers.delete(listener)
}

/** Called before a session is given up, because requests that still use it would be refused. */
export function broadcastLeaving() {
  for (const listener of leavers) listener()
}

let hasLeft = false

/** Whether the browser continues as another user, and this page only awaits the next one. */
export const hasLeftPage = () => hasLeft

/** Called before a page is left for another session: no new requests start here. */
export function leavePage() {
  hasLeft = true
  broadcastLeaving()
}
