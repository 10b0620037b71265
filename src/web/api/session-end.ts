/** Why the server refused the session: it ended, or the account behind it was switched off. */
export type SessionEnd = 'ended' | 'deactivated'

const listeners = new Set<(end: SessionEnd) => void>()

/** Hears of every call whose session was refused; returns how to stop. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** To be told by whatever calls in the name of the session. */
export function tellSessionEnd(status: number, key: string | undefined) {
  if (status !== 401) return
  for (const listener of listeners) listener(key === 'accountDeactivated' ? 'deactivated' : 'ended')
}

const leavers = new Set<() => void>()

/** Hears that the reader signs out, before the server does; returns how to stop. */
export function onLeaving(listener: () => void): () => void {
  leavers.add(listener)
  return () => leavers.delete(listener)
}

/** To be told before a session is given up: what still asks in its name would be refused. */
export function tellLeaving() {
  for (const listener of leavers) listener()
}

let hasLeft = false

/** Whether the browser goes on as somebody else, and this page only waits for the next one. */
export const hasLeftPage = () => hasLeft

/** To be told before a page is left for another session: nothing begins here any more. */
export function leavePage() {
  hasLeft = true
  tellLeaving()
}
