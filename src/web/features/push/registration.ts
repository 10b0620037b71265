import { readJson, writeJson } from './stored-json.ts'

/** The registration status of a device: not registered, in progress, registered. */
export const STATES = { none: 0, underway: 1, registered: 2 } as const

/** The data stored about this device between visits. */
export interface Kept {
  status: 0 | 1 | 2
  /** The time of the last status change. */
  at: number
  readerId: number
  /** The last token the server knew; it stays when a renewal fails, so that the next visit retries. */
  token: string | null
}

/** In progress for longer than this counts as not started. */
export const PATIENCE_MS = 10_000
/** A token is renewed after a week. */
export const FRESH_MS = 7 * 86_400_000

const ENTRY = 'push-registration'

/** The effective status now. */
export function statusOf(kept: Kept | null, readerId: number, now: number): Kept['status'] {
  if (!kept || kept.readerId !== readerId) return STATES.none
  return kept.status === STATES.underway && now - kept.at > PATIENCE_MS ? STATES.none : kept.status
}

/**
 * Whether the token has to be sent to the server again: after a week, for another user, or when the browser changed it.
 */
export function needsRenewal(kept: Kept | null, readerId: number, token: string, now: number): boolean {
  return statusOf(kept, readerId, now) !== STATES.registered || kept?.token !== token || now - kept.at > FRESH_MS
}

export function readStored(): Kept | null {
  const kept = readJson<Kept>(ENTRY)
  return kept && typeof kept.readerId === 'number' ? kept : null
}

export const writeStored = (kept: Kept | null) => writeJson(ENTRY, kept)
