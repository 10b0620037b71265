import type { Sql } from '#server/db/sql.ts'
import { robotsText } from './robots.ts'
import { listSitemaps, readSitemapName, sitemapFile, sitemapIndex } from './sitemap.ts'

/** Data source of robots.txt and the sitemaps. */
export const crawlerSource = ({ db, baseUrl }: { db: Sql; baseUrl: string }) => ({
  robots: () => robotsText(db, baseUrl),
  index: async () => sitemapIndex(await listSitemaps(db), baseUrl),
  /** Chunks of a file; null for an invalid name. */
  file(name: string): AsyncIterable<string> | null {
    const asked = readSitemapName(name)
    return asked && sitemapFile(db, asked, baseUrl)
  },
})
