import type { Storage } from '#server/adapters/storage/port.ts'
import type { Database, Sql } from '#server/db/sql.ts'
import { unusable } from './archive-error.ts'
import { requireEmpty } from './emptiness.ts'
import type { Progress } from './export-site.ts'
import { insertTable } from './insert-rows.ts'
import { clearTables, continueNumbers, holdTables, releaseTables } from './loading.ts'
import type { Manifest } from './manifest.ts'
import { readTar } from './read-tar.ts'
import { rebuildDerived } from './rebuild.ts'
import { readSchema, type SiteSchema } from './schema.ts'
import { takeMedia } from './take-media.ts'

interface Target {
  db: Database
  storage: Storage
}

interface ImportOptions {
  /** Whose account does not count as somebody: the administrator who asks. It is replaced with everything else. */
  askedBy?: number | null
  progress?: Progress
  /** What else belongs into the same transaction. */
  besides?: (sql: Sql, manifest: Manifest) => Promise<void>
}

/** Begins to read the archive; asked for twice. */
export type OpenArchive = () => Promise<AsyncIterable<Uint8Array>>

/**
 * Makes an empty site the one in the archive. First everything is looked at and files are put where they belong, where nothing
 * points to them yet; then all rows go in, in one transaction, or none.
 */
export async function importSite(
  { db, storage }: Target,
  open: OpenArchive,
  { askedBy = null, progress = () => {}, besides }: ImportOptions = {},
): Promise<Manifest> {
  await requireEmpty(db, askedBy)
  const schema = await readSchema(db)
  const manifest = await takeMedia(await open(), schema, storage, progress)
  await db.begin(async (sql) => {
    await holdTables(sql, schema)
    await requireEmpty(sql, askedBy)
    await clearTables(sql, schema)
    await loadRows(sql, await open(), schema, manifest)
    await releaseTables(sql, schema)
    await rebuildDerived(sql, schema)
    await continueNumbers(sql, schema, manifest)
    await besides?.(sql, manifest)
  })
  return manifest
}

async function loadRows(sql: Sql, archive: AsyncIterable<Uint8Array>, schema: SiteSchema, manifest: Manifest) {
  const entries = readTar(archive)
  await entries.next()
  for (const [at, table] of schema.tables.entries()) {
    const { value: entry } = await entries.next()
    if (entry?.name !== `tables/${table.name}.jsonl`) throw unusable('The archive was changed while it was read')
    await insertTable(sql, table, entry, manifest.tables[at]!.rows)
  }
  await entries.return(undefined)
}
