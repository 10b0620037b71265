import type { Rendition } from '#domain/renditions.ts'
import type { ByteRange, Storage, StoredFile, StoredStream } from '#server/adapters/storage/port.ts'
import { isSessionOpen } from '#server/db/sessions.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { DOCUMENT_MIME } from './documents.ts'
import { documentPlace } from './places.ts'
import { markBroken } from './queries.ts'
import { renditionMaker } from './renditions.ts'
import { isDocumentPublic, shownPhotos } from './shown.ts'
import { isPermitted } from './signed-links.ts'
import { readPermit } from './signed-photos.ts'

interface SourceServices {
  db: Sql
  storage: Storage
  derive: Derive
  log: { warn: (facts: object, message: string) => void }
  now: () => Date
}

/** A document as named by its URL, with the permit of a private one. */
export interface DocumentAddress {
  key: string
  name: string
  permit: { userId: number; expires: number; sessionId?: number | undefined; signature: string } | null
}

export interface FoundDocument extends StoredFile {
  mime: string
  /** False for a document that may become private again: it must not be cached. */
  isLasting: boolean
  open(range?: ByteRange): Promise<StoredStream | null>
  /** URL of the file in the storage, for browsers; null if the program has to send it. */
  link(name: string): Promise<string | null>
}

/** How an image may be cached: publicly, or by this browser for some seconds. */
type ImageAccess = 'public' | { seconds: number }

/** Types that browsers save and pages do not embed. */
const IS_DOWNLOAD = /^(application|text)\//
const LINK = { seconds: 60 }

/** How long a photo counts as public without another query. */
const REMEMBERED_MS = 5_000

/** Serves the routes under `/images`, `/signed` and `/documents`. */
export function mediaSource(
  { db, storage, derive, log, now }: SourceServices,
  { rememberedMs = REMEMBERED_MS }: { rememberedMs?: number } = {},
) {
  const isPublic = shownPhotos(db, now, rememberedMs)
  const renditions = renditionMaker(storage, {
    async broken(key, error) {
      log.warn({ err: error, key }, 'A stored picture cannot be decoded')
      await markBroken(db, key)
    },
    unkept: (error) => log.warn({ err: error }, 'A rendition could not be stored'),
  })
  async function open(place: string, mime: string, isLasting: boolean): Promise<FoundDocument | null> {
    const found = await storage.stat(place)
    return (
      found && {
        ...found,
        mime,
        isLasting,
        open: (range) => storage.get(place, range),
        // Pages play recordings and show photos themselves, and their policy allows this site's own files only.
        link: async (name) =>
          (IS_DOWNLOAD.test(mime) && (await storage.link?.(place, { ...LINK, name, type: mime }))) || null,
      }
    )
  }
  return {
    /** Null if the request may not get the image: it is not public, or the permit is not valid for it. */
    async accessTo({ folder, key }: Rendition, permit: string | null): Promise<ImageAccess | null> {
      if (permit === null) return (await isPublic({ folder, key })) ? 'public' : null
      const given = readPermit(derive, key, permit, now())
      if (!given) return null
      if (given.sessionId === undefined) return { seconds: given.expires - Math.floor(now().getTime() / 1000) }
      // Images loaded in an impersonated session must not outlive it in a cache.
      return (await isSessionOpen(db, given.sessionId, now())) ? { seconds: 0 } : null
    },
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
      // Documents of listings become public and private with them, so each request is checked.
      return (await isDocumentPublic(db, key)) ? open(documentPlace(key, type, true), mime, false) : null
    },
  }
}
