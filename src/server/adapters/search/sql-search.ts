import { searchConnections } from './connections.ts'
import { findCount, findPage } from './page.ts'
import type { Search } from './port.ts'
import type { SearchSql } from './statement.ts'

/** Searches in the database itself, on connections of its own. */
export function sqlSearch(db: SearchSql): Search {
  const sql = searchConnections(db)
  return {
    page: (filter, sort, window, now) => findPage(sql, filter, sort, window, now),
    count: (filter, now) => findCount(sql, filter, now),
    facets: async () => null,
    clusters: async () => ({ clusters: [], pins: [], dots: [], total: 0, isExact: true }),
    close: () => sql.end({ timeout: 5 }),
  }
}
