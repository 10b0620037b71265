import type { Rendition } from '#domain/renditions.ts'
import type { ByteRange, Storage, StoredFile, StoredStream } from '#server/adapters/storage/port.ts'
import { isSessionOpen } from '#server/db/sessions.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { DOCUMENT_MIME } from './documents.ts'
import { documentPlace } from './places.ts'
import { isShown, markBroken } from './queries.ts'
import { renditionMaker } from './renditions.ts'
import { isPermitted } from './signed-links.ts'

interface SourceServices {
  db: Sql
  storage: Storage
  derive: Derive
  log: { warn: (facts: object, message: string) => void }
  now: () => Date
}

/** A document as its address names it, with the permit of a private one. */
export interface DocumentAddress {
  key: string
  name: string
  permit: { userId: number; expires: number; sessionId?: number | undefined; signature: string } | null
}

export interface FoundDocument extends StoredFile {
  mime: string
  /** False for what may be closed again: nobody keeps a copy of it. */
  isLasting: boolean
  open(range?: ByteRange): Promise<StoredStream | null>
}

/** What the routes under `/images` and `/documents` are answered from. Public files cost no query. */
export function mediaSource({ db, storage, derive, log, now }: SourceServices) {
  const renditions = renditionMaker(storage, {
    async broken(key, error) {
      log.warn({ err: error, key }, 'A stored picture cannot be decoded')
      await markBroken(db, key)
    },
    unkept: (error) => log.warn({ err: error }, 'A rendition could not be stored'),
  })
  async function open(place: string, mime: string, isLasting: boolean): Promise<FoundDocument | null> {
    const found = await storage.stat(place)
    return found && { ...found, mime, isLasting, open: (range) => storage.get(place, range) }
  }
  return {
    findImage: (rendition: Rendition) => renditions.find(rendition),
    async findDocument({ key, name, permit }: DocumentAddress): Promise<FoundDocument | null> {
      const type = name.slice(name.lastIndexOf('.') + 1)
      const mime = DOCUMENT_MIME.get(type)
      if (!mime) return null
      if (permit && !isPermitted(derive, { key, ...permit }, permit.signature, now())) return null
      if (permit?.sessionId !== undefined && !(await isSessionOpen(db, permit.sessionId, now()))) return null
      if (permit) return open(documentPlace(key, type, true), mime, false)
      const lasting = await open(documentPlace(key, type, false), mime, true)
      if (lasting) return lasting
      // Papers of listings open and close with them, so they are asked about each time.
      return (await isShown(db, key)) ? open(documentPlace(key, type, true), mime, false) : null
    },
  }
}
