import type { Sql } from '#server/db/sql.ts'
import { type Changes, type Origin, readChanges } from '../columnar/changes.sql.ts'
import { listRows } from '../columnar/rows.sql.ts'
import { parseSnapshot, sees } from '../columnar/snapshot.ts'
import type { Cluster } from './cluster.ts'
import { documentOf } from './document.ts'
import { readProgress, writeProgress } from './progress.ts'

/** Listings per request. */
export const BATCH = 500

/**
 * Applies the changes that an index lacks, until it lacks none. Returns whether the index can follow the database at
 * all; otherwise it has to be built again.
 */
export async function feed(cluster: Cluster, sql: Sql, index: string): Promise<boolean> {
  for (;;) {
    const progress = await readProgress(cluster, index)
    if (!progress) return false
    const applied = parseSnapshot(progress.snapshot)
    const changes = await readChanges(sql, applied.xmin)
    if (!continues(progress.origin, applied.xmin, changes)) return false
    const unseen = changes.changed.filter(({ xid }) => !sees(applied, xid)).map(({ id }) => id)
    if (unseen.length === 0) return true
    for (let from = 0; from < unseen.length; from += BATCH)
      await writeListings(cluster, sql, index, unseen.slice(from, from + BATCH), changes.snapshot.xmax)
    await writeProgress(cluster, index, changes)
  }
}

/** A change of the schema alone does not stop the feed: the index is built again while the present one follows. */
const continues = (origin: Origin, since: bigint, changes: Changes) =>
  origin.database === changes.origin.database &&
  origin.generation === changes.origin.generation &&
  since >= changes.cleanedBefore

interface BulkAnswer {
  items: Record<string, { status: number; error?: { reason?: string } }>[]
}

/**
 * Writes listings as they are now and deletes those that are no longer public. `version` is the transaction that none of
 * the statement's was newer than: OpenSearch refuses a document that is older than its own.
 */
export async function writeListings(
  cluster: Cluster,
  sql: Sql,
  index: string,
  ids: readonly number[],
  version: bigint,
) {
  const rows = await listRows(sql, ids)
  const found = new Set(rows.map(({ id }) => id))
  const about = (id: number) => ({
    _index: index,
    _id: String(id),
    version: String(version),
    version_type: 'external_gte',
  })
  const client = await cluster.client()
  const { body } = await client.bulk({
    body: [
      ...rows.flatMap((row) => [{ index: about(row.id) }, documentOf(row)]),
      ...ids.filter((id) => !found.has(id)).map((id) => ({ delete: about(id) })),
    ],
  } as never)
  for (const item of (body as unknown as BulkAnswer).items)
    for (const { status, error } of Object.values(item))
      if (error && status !== CONFLICT) throw new Error(`OpenSearch refused a listing: ${error.reason ?? status}`)
}

/** A newer version of the listing is already there. */
const CONFLICT = 409
