import type { Database, Sql } from '#server/db/sql.ts'
import type { SearchFeed } from '../port.ts'
import { buildIndex, findIndex } from './build.ts'
import { type Cluster, plainError } from './cluster.ts'
import { feed } from './feed.ts'
import { tryLock, unlock } from './queries.ts'

/** Brings changes of the database to the cluster. One node at a time does so, because a later read has to be written later. */
export function openSearchFeed(cluster: Cluster, db: Database): SearchFeed {
  return {
    apply: async () => (await alone(db, 'search feed', () => applyChanges(cluster, db))) ?? 'busy',
    build: () => alone(db, 'search build', () => buildIndex(cluster, db)),
  }
}

async function applyChanges(cluster: Cluster, sql: Sql) {
  const index = await findIndex(cluster)
  const isFollowing = index !== null && (await feed(cluster, sql, index.name))
  return isFollowing && index.isCurrent ? 'applied' : 'missing'
}

/** Runs work under a lock of the database; null if another node holds it. The lock ends with the connection. */
async function alone<T>(db: Database, name: string, work: () => Promise<T>): Promise<T | null> {
  const own = await db.reserve()
  try {
    return (await tryLock(own, name)) ? await work() : null
  } catch (error) {
    throw plainError(error)
  } finally {
    await unlock(own, name).finally(() => own.release())
  }
}
