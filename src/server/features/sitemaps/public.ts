import type { Sql } from '#server/db/sql.ts'
import { robotsText } from './robots.ts'
import { listSitemaps, readSitemapName, sitemapFile, sitemapIndex } from './sitemap.ts'

/** What crawlers are told, from the database of this site. */
export const crawlerSource = ({ db, baseUrl }: { db: Sql; baseUrl: string }) => ({
  robots: () => robotsText(db, baseUrl),
  index: async () => sitemapIndex(await listSitemaps(db), baseUrl),
  /** The pieces of a file, or null for a name that none can have. */
  file(name: string): AsyncIterable<string> | null {
    const asked = readSitemapName(name)
    return asked && sitemapFile(db, asked, baseUrl)
  },
})
