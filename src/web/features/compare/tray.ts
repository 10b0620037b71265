import { createStore } from 'zustand/vanilla'
import { MAX_PROPERTIES } from './ids.ts'

/** A chosen home, with the fields that the tray shows. */
export interface TrayHome {
  id: number
  title: string
  image: string
  category: { id: number; name: string }
}

interface Tray {
  homes: readonly TrayHome[]
  /** A home that was refused because of its property type. */
  stranger: TrayHome | null
}

const ENTRY = 'compare'
export const EMPTY: Tray = { homes: [], stranger: null }
export const tray = createStore<Tray>(() => EMPTY)

export type Outcome = 'added' | 'removed' | 'full' | 'other-kind'

/**
 * The result of a toggle: the home is added, or removed when it was there. Homes of one property type only, six at
 * most.
 */
export function toggled(homes: readonly TrayHome[], home: TrayHome): { homes: readonly TrayHome[]; outcome: Outcome } {
  if (homes.some(({ id }) => id === home.id))
    return { homes: homes.filter(({ id }) => id !== home.id), outcome: 'removed' }
  if (homes.some(({ category }) => category.id !== home.category.id)) return { homes, outcome: 'other-kind' }
  if (homes.length >= MAX_PROPERTIES) return { homes, outcome: 'full' }
  return { homes: [...homes, home], outcome: 'added' }
}

/** Adds a home, or removes it. */
export function choose(home: TrayHome): Outcome {
  const { homes, outcome } = toggled(tray.getState().homes, home)
  tray.setState({ homes, stranger: outcome === 'other-kind' ? home : null })
  return outcome
}

export const removeFromCompare = (id: number) =>
  tray.setState(({ homes }) => ({ homes: homes.filter((home) => home.id !== id), stranger: null }))

/** Starts a new comparison with these homes. */
export const resetCompare = (homes: readonly TrayHome[]) => tray.setState({ homes, stranger: null })

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The stored homes; anything unreadable counts as none. */
export function readTray(store: Store): TrayHome[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(ENTRY) ?? '[]')
    const homes = Array.isArray(kept) ? kept.filter(isHome) : []
    return homes.filter(({ category }) => category.id === homes[0]?.category.id).slice(0, MAX_PROPERTIES)
  } catch {
    return []
  }
}

function isHome(value: unknown): value is TrayHome {
  const home = value as Partial<TrayHome> | null
  return (
    typeof home === 'object' &&
    home !== null &&
    Number.isSafeInteger(home.id) &&
    typeof home.title === 'string' &&
    typeof home.image === 'string' &&
    Number.isSafeInteger(home.category?.id) &&
    typeof home.category?.name === 'string'
  )
}

/** Restores the stored homes, saves every later change and follows those of other windows. */
export function startTray(store: Store, windows: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  tray.setState({ homes: readTray(store) })
  const stop = tray.subscribe(({ homes }, before) => {
    if (homes === before.homes) return
    try {
      store.setItem(ENTRY, JSON.stringify(homes))
    } catch {
      // Private windows may refuse storage; the page works without.
    }
  })
  const follow = (event: StorageEvent) => {
    if (event.key === ENTRY) tray.setState({ homes: readTray(store), stranger: null })
  }
  windows.addEventListener('storage', follow)
  return () => {
    stop()
    windows.removeEventListener('storage', follow)
  }
}
