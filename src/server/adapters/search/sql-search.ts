import { findClusters } from './clusters.ts'
import { placedConnections, searchConnections, walkingConnections } from './connections.ts'
import { findFacets } from './facets.ts'
import { LIMITS } from './known.ts'
import { findCount, findPage } from './page.ts'
import type { Search } from './port.ts'
import { findRelaxed } from './relaxed.ts'
import type { Connection } from './statement.ts'

/** Searches in the database itself, on connections of its own. */
export function sqlSearch(db: Connection, limits = LIMITS): Search {
  const sql = searchConnections(db, limits)
  const placed = placedConnections(db, limits)
  const walking = walkingConnections(db, limits)
  const searching = { sql, placed, walking, limits }
  return {
    page: (filter, sort, window, now) => findPage(searching, filter, sort, window, now),
    count: (filter, now) => findCount(searching, filter, now),
    relaxed: (filter, now) => findRelaxed(searching, filter, now),
    facets: (filter, now) => findFacets(searching, filter, now),
    clusters: (filter, view, now) => findClusters(searching, filter, view, now),
    close: async () => {
      await Promise.all([sql, placed, walking].map((own) => own.end(5)))
    },
  }
}
