import type { DraftSlot } from './draft-types.ts'

interface StoredFile {
  mark: string
  draftKey: string
  slot: DraftSlot
  file: File
}

/** Storage of files that have not reached the server. */
export interface StoredFiles {
  put: (file: StoredFile) => Promise<void>
  remove: (mark: string) => Promise<void>
  list: (draftKey: string) => Promise<StoredFile[]>
}

const NAME = 'lintel-drafts'
const STORE = 'files'

/** IndexedDB. Where it is blocked or full, files are not kept beyond this page. */
export function storedFiles(): StoredFiles {
  let opened: Promise<IDBDatabase> | null = null
  const store = async (mode: IDBTransactionMode) => {
    opened ??= open()
    return (await opened).transaction(STORE, mode).objectStore(STORE)
  }
  return {
    put: (file) => quietly(async () => done((await store('readwrite')).put(file)), undefined),
    remove: (mark) => quietly(async () => done((await store('readwrite')).delete(mark)), undefined),
    list: (draftKey) =>
      quietly(async () => {
        const all = await done<StoredFile[]>((await store('readonly')).getAll())
        return all.filter((file) => file.draftKey === draftKey)
      }, []),
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'mark' })
  return done(request)
}

const done = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(request.error)
  })

async function quietly<T>(work: () => Promise<unknown>, otherwise: T): Promise<T> {
  try {
    return (await work()) as T
  } catch {
    return otherwise
  }
}
