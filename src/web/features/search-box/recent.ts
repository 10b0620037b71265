import { OPTIONAL_ENTRIES } from '#web/state/optional-storage.ts'

/** Something that was searched for: what it says and where it led. */
export interface Recent {
  label: string
  detail: string
  href: string
}

const KEY = OPTIONAL_ENTRIES.searches
const MOST = 6

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** The latest searches of this browser, newest first; what cannot be read is none. */
export function readRecents(shelf: Shelf | undefined): Recent[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

export const addRecent = (shelf: Shelf | undefined, recent: Recent) =>
  write(shelf, [recent, ...readRecents(shelf).filter(({ href }) => href !== recent.href)].slice(0, MOST))

export const removeRecent = (shelf: Shelf | undefined, href: string) =>
  write(
    shelf,
    readRecents(shelf).filter((recent) => recent.href !== href),
  )

function write(shelf: Shelf | undefined, recents: Recent[]): Recent[] {
  try {
    shelf?.setItem(KEY, JSON.stringify(recents))
  } catch {
    // A browser that keeps nothing still searches.
  }
  return recents
}

/** Only addresses of this site are followed, whatever somebody wrote into the browser's storage. */
const isRecent = (value: unknown): value is Recent => {
  const { label, detail, href } = (value ?? {}) as Partial<Recent>
  return (
    typeof label === 'string' && typeof detail === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href)
  )
}
