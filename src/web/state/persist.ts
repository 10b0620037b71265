import { type ClientState, initialState } from './slices.ts'
import { usableCache } from './usable-cache.ts'

/** Existing clients keep one entry: every slice as JSON text inside one JSON object, plus a marker. */
const ENTRY = 'persist:root'
const MARKER = JSON.stringify({ version: -1, rehydrated: true })

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Reads the stored state. Anything unreadable counts as absent, slice by slice, so one bad entry loses nothing else.
 */
export function readState(store: Store): ClientState {
  const state = structuredClone(initialState)
  try {
    const kept = JSON.parse(store.getItem(ENTRY) ?? '{}') as Record<string, string>
    for (const name of Object.keys(state) as (keyof ClientState)[]) Object.assign(state[name], parse(kept[name]))
    state.cachedata = usableCache(state.cachedata)
    dropToken(state)
    endRequests(state)
  } catch {
    // Storage that cannot be read counts as empty.
  }
  return state
}

/** Saves the state; full or blocked storage is not an error for the visitor. */
export function writeState(store: Store, state: ClientState) {
  try {
    const kept = Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, JSON.stringify(slice)]))
    store.setItem(ENTRY, JSON.stringify({ ...kept, _persist: MARKER }))
  } catch {
    // Private windows may refuse storage; the page works without.
  }
}

/** Earlier versions stored the bearer token with the sign-in. */
function dropToken({ User_signup }: ClientState) {
  if (User_signup.data) delete User_signup.data.token
}

/** A request ends with its page; only a completed sign-in stays loading. */
function endRequests({ Settings, Language, User_signup }: ClientState) {
  Settings.loading = false
  Language.loading = false
  User_signup.loading &&= User_signup.data !== null
}

function parse(text: string | undefined): object {
  if (typeof text !== 'string') return {}
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? value : {}
  } catch {
    return {}
  }
}
