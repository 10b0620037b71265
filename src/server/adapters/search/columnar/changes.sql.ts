import { one, type Sql } from '#server/db/sql.ts'
import { parseSnapshot, type Snapshot } from './snapshot.ts'

/** What has to stay the same for the transaction numbers of an index to mean anything. */
export interface Origin {
  /** Cluster, timeline and database. */
  database: string
  /** Migrations, functions and views. */
  schema: string
  /** Raised when all listings were replaced at once. */
  generation: number
}

export interface Changes {
  origin: Origin
  /** Changes of transactions before this one may have been deleted. */
  cleanedBefore: bigint
  /** Transactions whose changes this statement saw. */
  snapshot: Snapshot
  changed: { id: number; xid: bigint }[]
}

interface Row {
  database: string
  schema: string
  generation: number
  cleanedBefore: string
  snapshot: string
  changed: [id: number, xid: string][] | null
}

/** Listings that transactions from `since` on changed, and what tells whether they are all. */
export async function readChanges(sql: Sql, since: bigint): Promise<Changes> {
  const { database, schema, generation, cleanedBefore, snapshot, changed } = await one(sql<Row[]>`
    select
      (select system_identifier from pg_control_system()) || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || ' '
        || (select oid from pg_database where datname = current_database()) as database,
      (select version || ' ' || definitions from schema_version) as schema,
      s.generation, s.cleaned_before::text as "cleanedBefore", pg_current_snapshot()::text as snapshot,
      (select json_agg(json_build_array(c.listing_id, c.xid::text)) from listing_changes c where c.xid >= ${String(since)}::text::xid8) as changed
    from search_state s`)
  return {
    origin: { database, schema, generation },
    cleanedBefore: BigInt(cleanedBefore),
    snapshot: parseSnapshot(snapshot),
    changed: (changed ?? []).map(([id, xid]) => ({ id, xid: BigInt(xid) })),
  }
}
