/** An ordered queue that survives a closed tab, files included. */
export interface PersistentQueue<T extends { key: string }> {
  list(): Promise<T[]>
  put(item: T): Promise<void>
  remove(key: string): Promise<void>
}

const STORE = 'items'

/** Stores the queue in IndexedDB; where it is unavailable, in memory while the page is open. */
export function persistentQueue<T extends { key: string; at: number }>(name: string): PersistentQueue<T> {
  const memory = new Map<string, T>()
  let opened: Promise<IDBDatabase | null> | null = null
  const database = () => (opened ??= open(name).catch(() => null))
  return {
    async list() {
      const db = await database()
      const kept = db ? await done(storeOf(db, 'readonly').getAll() as IDBRequest<T[]>) : [...memory.values()]
      return kept.sort((a, b) => a.at - b.at)
    },
    async put(item) {
      const db = await database()
      if (db) await done(storeOf(db, 'readwrite').put(item))
      else memory.set(item.key, item)
    },
    async remove(key) {
      const db = await database()
      if (db) await done(storeOf(db, 'readwrite').delete(key))
      else memory.delete(key)
    },
  }
}

const storeOf = (db: IDBDatabase, mode: IDBTransactionMode) => db.transaction(STORE, mode).objectStore(STORE)

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  return done(request)
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
