import { createStore } from 'zustand/vanilla'
import { readState, writeState } from './persist.ts'
import { type ClientState, initialState } from './slices.ts'

/** The one client store; slices are replaced whole, never mutated. */
export const store = createStore<ClientState>(() => initialState)

/**
 * Restores the stored state and saves every later change. It runs before hydration, so the first handler has the state.
 */
export function startStore() {
  const storage = openStorage()
  if (!storage) return
  // Earlier versions stored the administrator's token here during impersonation.
  storage.removeItem('own-session')
  store.setState(readState(storage))
  store.subscribe((state) => writeState(storage, state))
  writeState(storage, store.getState())
}

/** A browser that blocks storage throws on access. */
function openStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Changes part of one slice. */
export function patch<K extends keyof ClientState>(slice: K, change: Partial<ClientState[K]>) {
  store.setState((state) => ({ [slice]: { ...state[slice], ...change } }) as Partial<ClientState>)
}
