import { OPTIONAL_ENTRIES } from '#web/state/optional-storage.ts'

/** A recent search: its text and its address. */
export interface Recent {
  label: string
  detail: string
  href: string
}

const KEY = OPTIONAL_ENTRIES.searches
const MAX = 6

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** The latest searches of this browser, newest first; unreadable entries are skipped. */
export function readRecents(shelf: Shelf | undefined): Recent[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX) : []
  } catch {
    return []
  }
}

export const addRecent = (shelf: Shelf | undefined, recent: Recent) =>
  write(shelf, [recent, ...readRecents(shelf).filter(({ href }) => href !== recent.href)].slice(0, MAX))

export const removeRecent = (shelf: Shelf | undefined, href: string) =>
  write(
    shelf,
    readRecents(shelf).filter((recent) => recent.href !== href),
  )

function write(shelf: Shelf | undefined, recents: Recent[]): Recent[] {
  try {
    shelf?.setItem(KEY, JSON.stringify(recents))
  } catch {
    // Without storage the search still works.
  }
  return recents
}

/** Only addresses of this site are followed, whatever the browser's storage contains. */
const isRecent = (value: unknown): value is Recent => {
  const { label, detail, href } = (value ?? {}) as Partial<Recent>
  return (
    typeof label === 'string' && typeof detail === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href)
  )
}
