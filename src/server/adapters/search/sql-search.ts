import { findClusters } from './clusters.ts'
import { searchConnections } from './connections.ts'
import { findFacets } from './facets.ts'
import { findCount, findPage } from './page.ts'
import type { Search } from './port.ts'
import type { SearchSql } from './statement.ts'

/** Searches in the database itself, on connections of its own. */
export function sqlSearch(db: SearchSql): Search {
  const sql = searchConnections(db)
  return {
    page: (filter, sort, window, now) => findPage(sql, filter, sort, window, now),
    count: (filter, now) => findCount(sql, filter, now),
    facets: (filter, now) => findFacets(sql, filter, now),
    clusters: (filter, view, now) => findClusters(sql, filter, view, now),
    close: () => sql.end({ timeout: 5 }),
  }
}
