type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage of optional data, kept only for convenience. */
export const OPTIONAL_ENTRIES = {
  viewed: 'home-marks',
  places: 'recent-places',
  searches: 'recent-searches',
} as const

/** In-memory copy while storage is not allowed: features work until the page is left. */
const kept = new Map<string, string>()
const memory: Store = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
}

/** Whether optional data may be stored: the operator does not ask for consent, or the visitor has accepted. */
export const mayKeepOptional = () => ['off', 'accepted'].includes(document.documentElement.dataset.consent ?? '')

const current = () => (mayKeepOptional() ? localStorage : memory)

/** Local storage for optional entries; they stay in memory until the visitor accepts. */
export const optionalStorage: Store = {
  getItem: (key) => current().getItem(key),
  setItem: (key, value) => current().setItem(key, value),
  removeItem: (key) => current().removeItem(key),
}

/** Deletes the entries stored so far. */
export function deleteOptional(store: Pick<Storage, 'removeItem'>) {
  for (const entry of Object.values(OPTIONAL_ENTRIES)) store.removeItem(entry)
}
