import type { ListingKind } from '#domain/listing-draft.ts'
import type { FormDraft } from './draft-types.ts'

/** The draft as stored in this browser until the server has it. */
export interface LocalDraft {
  key: string
  kind: ListingKind
  /** Other users of this browser do not see it. */
  readerId: number
  /** The listing that is edited, or empty. */
  slug: string
  title: string
  at: number
  /** Only changes that the server may not have yet. */
  data: Partial<FormDraft>
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'lintel-draft:'

/** Stores unsent changes on this device; full or blocked storage is not an error for the author. */
export function localDrafts(store: Store, readerId: number) {
  const read = (name: string): LocalDraft | null => {
    try {
      const draft = JSON.parse(store.getItem(name) ?? 'null') as LocalDraft | null
      return draft?.readerId === readerId && draft.data ? draft : null
    } catch {
      return null
    }
  }
  return {
    find: (key: string) => read(PREFIX + key),
    put(draft: Omit<LocalDraft, 'readerId'>): boolean {
      try {
        store.setItem(PREFIX + draft.key, JSON.stringify({ ...draft, readerId }))
        return true
      } catch {
        return false
      }
    },
    remove(key: string) {
      try {
        store.removeItem(PREFIX + key)
      } catch {
        // Without write access nothing can be stored.
      }
    },
    /** New listings that were begun here, latest first. */
    list(kind: ListingKind): LocalDraft[] {
      const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
      return names
        .filter((name) => name.startsWith(PREFIX))
        .map(read)
        .filter((draft): draft is LocalDraft => draft !== null && draft.kind === kind && draft.slug === '')
        .sort((a, b) => b.at - a.at)
    },
  }
}

export type LocalDrafts = ReturnType<typeof localDrafts>
