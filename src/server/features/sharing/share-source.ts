import { shareCardVersion } from '#domain/share-card.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { drawShareCard, masterPlace } from '#server/features/media/public.ts'
import { cardWords } from './card-words.ts'
import { findSharedHome, type SharedHome } from './queries.ts'

interface Services {
  db: Sql
  storage: Storage
  texts: TextSource
}

/** A tenth of a megabyte each. */
const MOST_KEPT = 200

/** Pictures of homes for link previews, drawn once for each version of a home. */
export function shareSource({ db, storage, texts }: Services) {
  const kept = new Map<string, Promise<Buffer>>()

  async function draw(home: SharedHome): Promise<Buffer> {
    const language = home.settings?.default_language ?? 'en'
    const photo = home.image && (await storage.read(masterPlace(home.image)))
    const words = cardWords(home, (await texts.find(language)) ?? (await texts.find('en')) ?? {})
    return drawShareCard({ photo, ...words })
  }

  return {
    /** The picture of a home that is public at this moment, with its version. */
    async find(slug: string): Promise<{ version: string; bytes: Buffer } | null> {
      const home = await findSharedHome(db, slug)
      if (!home) return null
      const version = shareCardVersion(home.price, home.image?.key ?? null)
      const key = `${home.id} ${version}`
      const known = kept.get(key)
      const drawn = known ?? draw(home)
      // The most recently asked for stay longest.
      kept.delete(key)
      kept.set(key, drawn)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
      if (!known) drawn.catch(() => kept.delete(key))
      return { version, bytes: await drawn }
    },
  }
}
