import { readJson, writeJson } from './kept.ts'

/** How far a device has got: not registered, in progress, registered. */
export const STATES = { none: 0, underway: 1, registered: 2 } as const

/** What is kept about this device between visits. */
export interface Kept {
  status: 0 | 1 | 2
  /** When it got there. */
  at: number
  readerId: number
  /** The last token the server knew; it stays when a renewal fails, so that the next visit tries again. */
  token: string | null
}

/** In progress for longer than this counts as not begun. */
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
  const kept = readJson<Kept>(ENTRY)
  return kept && typeof kept.readerId === 'number' ? kept : null
}

export const writeKept = (kept: Kept | null) => writeJson(ENTRY, kept)
