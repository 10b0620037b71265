import { createStore } from 'zustand/vanilla'
import { hydrate, readState, writeState } from './persist.ts'
import { type ClientState, initialState } from './slices.ts'

/** The one client store; slices are replaced whole, never mutated. */
export const store = createStore<ClientState>(() => initialState)

let isRead = false

/** Whether what this browser kept is known by now. */
export const isStoreRead = () => isRead

/** Brings back what was kept and keeps every later change. */
export async function startStore() {
  const kept = await hydrate(async () => readState(localStorage))
  isRead = true
  store.setState(kept)
  store.subscribe((state) => writeState(localStorage, state))
}

/** Changes part of one slice. */
export function patch<K extends keyof ClientState>(slice: K, change: Partial<ClientState[K]>) {
  store.setState((state) => ({ [slice]: { ...state[slice], ...change } }) as Partial<ClientState>)
}
