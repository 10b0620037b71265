/** The action that required a sign-in; it runs once the sign-in succeeds. */
export type Pending = { kind: 'favourite' | 'interest'; id: number; title: string }

const ENTRY = 'after-sign-in'

/** Survives the sign-in page; ends with the tab. */
export function savePending(pending: Pending | null) {
  try {
    if (pending) sessionStorage.setItem(ENTRY, JSON.stringify(pending))
    else sessionStorage.removeItem(ENTRY)
  } catch {
    // Without storage the user has to repeat the action.
  }
}

export function consumePending(): Pending | null {
  try {
    const pending = JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as Pending | null
    sessionStorage.removeItem(ENTRY)
    return pending && Number.isSafeInteger(pending.id) ? pending : null
  } catch {
    return null
  }
}
