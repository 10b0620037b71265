import type { Storage } from '#server/adapters/storage/port.ts'
import type { Database, Sql } from '#server/db/sql.ts'
import { unusable } from './archive-error.ts'
import { requireEmpty } from './emptiness.sql.ts'
import type { Progress } from './export-site.ts'
import { importMedia } from './import-media.ts'
import { type ImportPlan, planImport } from './import-plan.ts'
import { insertTable } from './insert-rows.ts'
import { clearTables, continueNumbers, holdTables, releaseTables } from './loading.sql.ts'
import type { Manifest } from './manifest.ts'
import { readTar } from './read-tar.ts'
import { rebuildDerived } from './rebuild.sql.ts'
import { readSchema } from './schema.sql.ts'
import { type ArchiveUpgrade, UPGRADES } from './upgrades.ts'

interface Target {
  db: Database
  storage: Storage
}

interface ImportOptions {
  /** Account that does not count as content: the requesting administrator, who is replaced with everything else. */
  askedBy?: number | null
  progress?: Progress
  /** Steps for archives of older schema versions. */
  upgrades?: readonly ArchiveUpgrade[]
  /** Additional writes in the same transaction. */
  besides?: (sql: Sql, manifest: Manifest) => Promise<void>
}

/** Opens the archive for reading; called twice. */
export type OpenArchive = () => Promise<AsyncIterable<Uint8Array>>

/**
 * Replaces an empty site by the one in the archive. The first pass validates everything and stores the media files,
 * which no row references yet; then all rows are inserted in one transaction.
 */
export async function importSite(
  { db, storage }: Target,
  open: OpenArchive,
  { askedBy = null, progress = () => {}, upgrades = UPGRADES, besides }: ImportOptions = {},
): Promise<Manifest> {
  await requireEmpty(db, askedBy)
  const ours = await readSchema(db)
  const planOf = (given: Manifest) => planImport(given, ours, upgrades)
  const plan = await importMedia(await open(), planOf, storage, progress)
  const { manifest, schema } = plan
  await db.begin(async (sql) => {
    await holdTables(sql, schema)
    await requireEmpty(sql, askedBy)
    await clearTables(sql, schema)
    await loadRows(sql, await open(), plan)
    await releaseTables(sql, schema)
    await rebuildDerived(sql, schema)
    await continueNumbers(sql, plan)
    await besides?.(sql, manifest)
  })
  return manifest
}

async function loadRows(sql: Sql, archive: AsyncIterable<Uint8Array>, { files }: ImportPlan) {
  const entries = readTar(archive)
  await entries.next()
  for (const file of files) {
    const { value: entry } = await entries.next()
    if (entry?.name !== `tables/${file.archived.name}.jsonl`)
      throw unusable('The archive was changed while it was read')
    if (file.table) await insertTable(sql, { ...file, table: file.table }, entry)
    else for await (const _ of entry.body);
  }
  await entries.return(undefined)
}
