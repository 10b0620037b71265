import { createStore, type StoreApi } from 'zustand/vanilla'
import { joined, marks } from './property-flags.ts'

const calls = () => import('./calls.ts')

type Pressed = Readonly<Record<number, boolean>>

/** Favourites changed since the page loaded, by home; they override the server's data. */
export const pressed = createStore<Pressed>(() => ({}))
/** The same for interest in a home. */
export const interested = createStore<Pressed>(() => ({}))

export const setFavourite = (id: number, on: boolean) =>
  atOnce(pressed, id, on, async () => (await calls()).sendFavourite(id, on))

export const setInterest = (id: number, on: boolean) =>
  atOnce(interested, id, on, async () => (await calls()).sendInterest(id, on))

/** Optimistic update, reverted when the server refuses; the call is idempotent. */
async function atOnce(store: StoreApi<Pressed>, id: number, on: boolean, send: () => Promise<unknown>) {
  const before = store.getState()[id]
  store.setState({ [id]: on })
  try {
    await send()
  } catch (error) {
    store.setState({ [id]: before ?? !on })
    throw error
  }
}

/** Records that a listing page was opened. */
export function markSeen(id: number) {
  if (marks.getState().seen[0] === id) return
  marks.setState({ seen: joined([id], marks.getState().seen) })
  saveToAccount({ seen: [id] })
}

/** Sends one flag to the account. A lost call is made up by the next merge. */
export function saveToAccount(change: { seen?: number[]; hidden?: number[]; shown?: number[] }) {
  if (hasAccount)
    calls()
      .then(({ sendFlags }) => sendFlags(change))
      .catch(() => {})
}

let hasAccount = false

/** Keeps the flags of this browser and of the account in sync, or those of this browser alone. */
export function connectFlags(isConnected: boolean) {
  hasAccount = isConnected
  if (isConnected)
    calls()
      .then((all) => all.syncFlags())
      .catch(() => {})
}
