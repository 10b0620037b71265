/** What somebody was about to do when a sign-in was needed; done once it succeeded. */
export type Pending = { kind: 'favourite' | 'interest'; id: number; title: string }

const ENTRY = 'after-sign-in'

/** Survives the way over the sign-in page; closes with the tab. */
export function keepPending(pending: Pending | null) {
  try {
    if (pending) sessionStorage.setItem(ENTRY, JSON.stringify(pending))
    else sessionStorage.removeItem(ENTRY)
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export function takePending(): Pending | null {
  try {
    const pending = JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as Pending | null
    sessionStorage.removeItem(ENTRY)
    return pending && Number.isSafeInteger(pending.id) ? pending : null
  } catch {
    return null
  }
}
