import { fetchKey } from './calls.ts'
import { PATIENCE_MS } from './registration.ts'
import { readJson, writeJson } from './stored-json.ts'

/** The status of the request for the site's push key: none, in progress, completed. */
export const KEY_STATES = { none: 0, underway: 1, completed: 2 } as const

export interface StoredKey {
  status: 0 | 1 | 2
  /** The time of the last status change. */
  at: number
  key: string
  expiresAt: number
}

/** A key is requested again when less than this remains. */
const EARLY_MS = 3_600_000
const LOOK_AGAIN_MS = 200
const ENTRY = 'push-key'

/** The effective status now: a request older than ten seconds is lost, and an expiring key counts as none. */
export function keyStatusOf(kept: StoredKey | null, now: number): StoredKey['status'] {
  if (!kept) return KEY_STATES.none
  if (kept.status === KEY_STATES.underway) return now - kept.at > PATIENCE_MS ? KEY_STATES.none : kept.status
  return kept.status === KEY_STATES.completed && kept.expiresAt - now >= EARLY_MS ? kept.status : KEY_STATES.none
}

/** The key that subscriptions are made for: the stored one while it is valid, otherwise requested once for all tabs. */
export async function siteKey(): Promise<string> {
  const kept = await settledKey()
  if (kept && keyStatusOf(kept, Date.now()) === KEY_STATES.completed) return kept.key
  writeJson(ENTRY, { status: KEY_STATES.underway, at: Date.now(), key: '', expiresAt: 0 } satisfies StoredKey)
  try {
    const { public_key: key, expires_in } = await fetchKey()
    const at = Date.now()
    writeJson(ENTRY, { status: KEY_STATES.completed, at, key, expiresAt: at + expires_in * 1000 } satisfies StoredKey)
    return key
  } catch (error) {
    writeJson(ENTRY, null)
    throw error
  }
}

/** Waits while another tab requests it. */
async function settledKey(): Promise<StoredKey | null> {
  let kept = readJson<StoredKey>(ENTRY)
  while (keyStatusOf(kept, Date.now()) === KEY_STATES.underway) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    kept = readJson<StoredKey>(ENTRY)
  }
  return kept
}
