const ENTRY = 'messages-waiting'

/** Remembers that something still has to be sent, so that pages that have nothing to do with it know without asking. */
export function markWaiting(isWaiting: boolean) {
  try {
    if (isWaiting) localStorage.setItem(ENTRY, '1')
    else localStorage.removeItem(ENTRY)
  } catch {
    // Without storage there is nothing that outlives the page either.
  }
}

export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(ENTRY) !== null
  } catch {
    return false
  }
}
