import { LRUCache } from 'lru-cache'
import { shareCardVersion } from '#domain/share-card.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { drawShareCard, masterPlace } from '#server/features/media/public.ts'
import { cardText } from './card-text.ts'
import { findSharedHome, type SharedHome } from './queries.ts'

interface Services {
  db: Sql
  storage: Storage
  texts: TextSource
}

/** About 0.1 MB each. */
const MAX_CACHED = 200

/** Link-preview pictures of properties, rendered once per version. */
export function shareSource({ db, storage, texts }: Services) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })

  async function draw(home: SharedHome): Promise<Buffer> {
    const language = home.settings?.default_language ?? 'en'
    const photo = home.image && (await storage.read(masterPlace(home.image)))
    const words = cardText(home, (await texts.find(language)) ?? (await texts.find('en')) ?? {})
    return drawShareCard({ photo, ...words })
  }

  return {
    /** The picture of a public property with its version. */
    async find(slug: string): Promise<{ version: string; bytes: Buffer } | null> {
      const home = await findSharedHome(db, slug)
      if (!home) return null
      const version = shareCardVersion(home.price, home.image?.key ?? null)
      const key = `${home.id} ${version}`
      const known = kept.get(key)
      const drawn = known ?? draw(home)
      if (!known) {
        kept.set(key, drawn)
        drawn.catch(() => kept.delete(key))
      }
      return { version, bytes: await drawn }
    },
  }
}
