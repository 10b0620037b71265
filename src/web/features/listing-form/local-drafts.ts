import type { ListingKind } from '#domain/listing-draft.ts'
import type { FormDraft } from './draft-types.ts'

/** What this browser keeps of a draft until the server has it. */
export interface LocalDraft {
  key: string
  kind: ListingKind
  /** Whoever else signs in here does not see it. */
  readerId: number
  /** The listing that is changed, or empty. */
  slug: string
  title: string
  at: number
  /** Only what the server may not know yet. */
  data: Partial<FormDraft>
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'lintel-draft:'

/** Keeps unsent words on this device; a store that is full or forbidden is not an error for the writer. */
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
        // What cannot be written cannot be kept either.
      }
    },
    /** New listings that were begun here, the latest first. */
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
