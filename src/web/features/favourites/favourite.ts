import { createStore, type StoreApi } from 'zustand/vanilla'
import { joined, marks } from './marks.ts'

const calls = () => import('./calls.ts')

type Pressed = Readonly<Record<number, boolean>>

/** Hearts that were pressed since the page came, by home; they win over what the server said then. */
export const pressed = createStore<Pressed>(() => ({}))
/** The same for interest in a home. */
export const interested = createStore<Pressed>(() => ({}))

export const setFavourite = (id: number, on: boolean) =>
  atOnce(pressed, id, on, async () => (await calls()).sendFavourite(id, on))

export const setInterest = (id: number, on: boolean) =>
  atOnce(interested, id, on, async () => (await calls()).sendInterest(id, on))

/** Shown at once, taken back when the server refuses; saying it twice is the same as once. */
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

/** Takes note that a home's page was opened. */
export function markSeen(id: number) {
  if (marks.getState().seen[0] === id) return
  marks.setState({ seen: joined([id], marks.getState().seen) })
  tellAccount({ seen: [id] })
}

/** Tells the account of one mark. A lost call costs nothing: the next meeting of the two brings it along. */
export function tellAccount(change: { seen?: number[]; hidden?: number[]; shown?: number[] }) {
  if (hasAccount)
    calls()
      .then(({ sendMarks }) => sendMarks(change))
      .catch(() => {})
}

let hasAccount = false

/** Keeps the marks of this browser and those of the account the same, or the marks of this browser alone. */
export function connectMarks(isConnected: boolean) {
  hasAccount = isConnected
  if (isConnected)
    calls()
      .then((all) => all.syncMarks())
      .catch(() => {})
}
