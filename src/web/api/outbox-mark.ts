const ENTRY = 'messages-waiting'

/** Flag in storage: messages are waiting to be sent. Pages without a chat read it without loading the queue. */
export function markWaiting(isWaiting: boolean) {
  try {
    if (isWaiting) localStorage.setItem(ENTRY, '1')
    else localStorage.removeItem(ENTRY)
  } catch {
    // Without storage nothing outlives the page.
  }
}

export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(ENTRY) !== null
  } catch {
    return false
  }
}
