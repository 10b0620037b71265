import { fetchKey } from './calls.ts'
import { readJson, writeJson } from './kept.ts'
import { PATIENCE_MS } from './registration.ts'

/** How far the request for the site's push key has got: none, in progress, completed. */
export const KEY_STATES = { none: 0, underway: 1, completed: 2 } as const

export interface KeptKey {
  status: 0 | 1 | 2
  /** When it got there. */
  at: number
  key: string
  expiresAt: number
}

/** A key is requested again when less than this remains. */
const EARLY_MS = 3_600_000
const LOOK_AGAIN_MS = 200
const ENTRY = 'push-key'

/** The state as it counts now: a request of longer ago than ten seconds is lost, and a key that is about to end is none. */
export function keyStatusOf(kept: KeptKey | null, now: number): KeptKey['status'] {
  if (!kept) return KEY_STATES.none
  if (kept.status === KEY_STATES.underway) return now - kept.at > PATIENCE_MS ? KEY_STATES.none : kept.status
  return kept.status === KEY_STATES.completed && kept.expiresAt - now >= EARLY_MS ? kept.status : KEY_STATES.none
}

/** The key that subscriptions are made for: the kept one while it is good, otherwise requested once for all tabs. */
export async function siteKey(): Promise<string> {
  const kept = await settledKey()
  if (kept && keyStatusOf(kept, Date.now()) === KEY_STATES.completed) return kept.key
  writeJson(ENTRY, { status: KEY_STATES.underway, at: Date.now(), key: '', expiresAt: 0 } satisfies KeptKey)
  try {
    const { public_key: key, expires_in } = await fetchKey()
    const at = Date.now()
    writeJson(ENTRY, { status: KEY_STATES.completed, at, key, expiresAt: at + expires_in * 1000 } satisfies KeptKey)
    return key
  } catch (error) {
    writeJson(ENTRY, null)
    throw error
  }
}

/** Waits while another tab asks. */
async function settledKey(): Promise<KeptKey | null> {
  let kept = readJson<KeptKey>(ENTRY)
  while (keyStatusOf(kept, Date.now()) === KEY_STATES.underway) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    kept = readJson<KeptKey>(ENTRY)
  }
  return kept
}
