import type { Rendition } from '#domain/renditions.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import { makeRendition } from './pixels.ts'
import { masterPlace, renditionPlace } from './places.ts'

interface RenditionMaker {
  /** The bytes of a rendition, created on the first request; null for an unknown image or width. */
  find(rendition: Rendition): Promise<Buffer | null>
}

interface Troubles {
  /** The master cannot be decoded. */
  broken(key: string, error: unknown): Promise<void>
  /** A rendition was created but could not be stored; the next request creates it again. */
  unkept(error: unknown): void
}

const BROKEN_FOR_MS = 60_000
const MAX_CACHED = 10_000

/** Creates each rendition once: parallel requests share the same work. */
export function renditionMaker(storage: Storage, troubles: Troubles): RenditionMaker {
  const making = new Map<string, Promise<Buffer | null>>()
  const broken = new Map<string, number>()

  async function make(rendition: Rendition): Promise<Buffer | null> {
    const master = await storage.read(masterPlace(rendition))
    if (!master) return null
    const made = await makeRendition(master, rendition.width, rendition.format).catch(async (error) => {
      if (error instanceof AppError) throw error
      if (broken.size >= MAX_CACHED) broken.clear()
      broken.set(rendition.key, Date.now() + BROKEN_FOR_MS)
      await troubles.broken(rendition.key, error)
      return null
    })
    if (made) await storage.put(renditionPlace(rendition), made).catch(troubles.unkept)
    return made
  }

  return {
    async find(rendition) {
      const place = renditionPlace(rendition)
      const stored = await storage.read(place)
      if (stored) return stored
      if ((broken.get(rendition.key) ?? 0) > Date.now()) return null
      const work = making.get(place) ?? make(rendition).finally(() => making.delete(place))
      making.set(place, work)
      return work
    },
  }
}
