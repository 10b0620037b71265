/** How far a device has got: not registered, under way, registered. */
export const STATES = { none: 0, underway: 1, registered: 2 } as const

/** What is kept about this device between visits. */
export interface Kept {
  status: 0 | 1 | 2
  /** When it got there. */
  at: number
  readerId: number
  token: string | null
}

/** What was begun longer ago than this counts as not begun. */
export const PATIENCE_MS = 10_000
/** A token is renewed after a week. */
export const FRESH_MS = 7 * 86_400_000

const ENTRY = 'push-registration'

/** The state as it counts now. */
export function statusOf(kept: Kept | null, readerId: number, now: number): Kept['status'] {
  if (!kept || kept.readerId !== readerId) return STATES.none
  return kept.status === STATES.underway && now - kept.at > PATIENCE_MS ? STATES.none : kept.status
}

/** Whether the token has to be given to the server again: after a week, for another reader, or when the browser changed it. */
export function needsRenewal(kept: Kept | null, readerId: number, token: string, now: number): boolean {
  return statusOf(kept, readerId, now) !== STATES.registered || kept?.token !== token || now - kept.at > FRESH_MS
}

export function readKept(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(ENTRY) ?? 'null') as Kept | null
    return kept && typeof kept.at === 'number' && typeof kept.readerId === 'number' ? kept : null
  } catch {
    return null
  }
}

export function writeKept(kept: Kept | null) {
  try {
    if (kept) localStorage.setItem(ENTRY, JSON.stringify(kept))
    else localStorage.removeItem(ENTRY)
  } catch {
    // Without storage the device registers with each visit.
  }
}
