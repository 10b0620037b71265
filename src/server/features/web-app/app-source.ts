import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { parseImagePath } from '#domain/renditions.ts'
import { siteColour } from '#domain/site-colour.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { drawAppIcon, masterPlace } from '#server/features/media/public.ts'
import { wordsOf } from '#server/features/notifications/public.ts'
import { ICONS, type IconName, manifestOf } from './manifest.ts'
import { findSiteIdentity, type SiteIdentity } from './queries.ts'

interface Services {
  db: Sql
  storage: Storage
  texts: TextSource
}

/** Data source of the web app manifest and icons, from the settings. */
export function webAppSource({ db, storage, texts }: Services) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: 2 * Object.keys(ICONS).length })

  async function draw(name: IconName, { settings }: SiteIdentity): Promise<Buffer> {
    const image = parseImagePath(/\/images\/(.+)$/.exec(settings.web_favicon ?? '')?.[1] ?? '')
    const sign = image && (await storage.read(masterPlace(image)))
    return drawAppIcon({ ...ICONS[name], colour: siteColour(settings.system_color), sign })
  }

  return {
    async manifest(): Promise<object> {
      const site = await findSiteIdentity(db)
      const say = await wordsOf(texts, site.settings.default_language ?? null)
      return manifestOf(site, { saved: say('nav.saved'), map: say('search.map') }, versionOf(site))
    },
    /** An icon with its version; null for an unknown name. */
    async icon(name: string): Promise<{ version: string; bytes: Buffer } | null> {
      if (!Object.hasOwn(ICONS, name)) return null
      const site = await findSiteIdentity(db)
      const version = versionOf(site)
      const key = `${name} ${version}`
      const known = kept.get(key)
      const drawn = known ?? draw(name as IconName, site)
      if (!known) {
        kept.set(key, drawn)
        drawn.catch(() => kept.delete(key))
      }
      return { version, bytes: await drawn }
    },
  }
}

const versionOf = ({ settings }: SiteIdentity) =>
  createHash('sha256')
    .update(`${siteColour(settings.system_color)}\n${settings.web_favicon ?? ''}`)
    .digest('hex')
    .slice(0, 8)
