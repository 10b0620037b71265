import { createStore } from 'zustand/vanilla'
import { hydrate, readState, writeState } from './persist.ts'
import { type ClientState, initialState } from './slices.ts'

/** The one client store; slices are replaced whole, never mutated. */
export const store = createStore<ClientState>(() => initialState)

let isRead = false
let starting: Promise<void> | null = null

/** Whether what this browser kept is known by now. */
export const isStoreRead = () => isRead

/** Brings back what was kept and keeps every later change; a second call waits for the first. */
export function startStore(): Promise<void> {
  starting ??= read()
  return starting
}

async function read() {
  const kept = await hydrate(async () => readState(localStorage))
  isRead = true
  store.setState(kept)
  for (const change of early.splice(0)) change()
  store.subscribe((state) => writeState(localStorage, state))
  writeState(localStorage, store.getState())
}

/** Changes made before the kept state was read; they are newer than it. */
const early: (() => void)[] = []

/** Changes part of one slice. */
export function patch<K extends keyof ClientState>(slice: K, change: Partial<ClientState[K]>) {
  const apply = () => store.setState((state) => ({ [slice]: { ...state[slice], ...change } }) as Partial<ClientState>)
  if (!isRead) early.push(apply)
  apply()
}
