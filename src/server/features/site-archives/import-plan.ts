import { unusable } from './archive-error.ts'
import type { Manifest } from './manifest.ts'
import { type ArchivedTable, arrange, type SiteSchema } from './schema.sql.ts'
import { type ArchiveUpgrade, stepsBetween, upgradeLine, upgradeTable } from './upgrades.ts'

/** How the rows of an archive get into our tables. */
export interface ImportPlan {
  manifest: Manifest
  /** Our tables in the order of the archive. */
  schema: SiteSchema
  /** The files of the archive in their order. */
  files: readonly PlannedFile[]
}

export interface PlannedFile {
  archived: Manifest['tables'][number]
  /** Null for a table that we no longer have. */
  table: ArchivedTable | null
  /** A line in our version; null when the archive has our version. */
  upgrade: ((line: string) => string) | null
}

/** Refuses an archive that this program cannot restore exactly. */
export function planImport(manifest: Manifest, schema: SiteSchema, upgrades: readonly ArchiveUpgrade[]): ImportPlan {
  const steps = requireSteps(manifest, schema.version, upgrades)
  const files = manifest.tables.map((archived): PlannedFile => {
    const shape = upgradeTable(steps, archived)
    const table = shape && requireTable(schema, shape)
    return { archived, table, upgrade: steps.length > 0 ? (line) => upgradeLine(steps, archived, line) : null }
  })
  const names = files.flatMap(({ table }) => (table ? [table.name] : []))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw unusable(`The manifest names ${twice} twice`)
  const added = steps.flatMap(({ adds = [] }) => adds)
  const missing = schema.tables.find(({ name }) => !names.includes(name) && !added.includes(name))
  if (missing) throw unusable(`The manifest does not name ${missing.name}`)
  return { manifest, schema: arrange(schema, names), files }
}

function requireSteps(
  { schema_version: theirs, product_version }: Manifest,
  ours: number,
  upgrades: readonly ArchiveUpgrade[],
) {
  if (theirs > ours)
    throw unusable(
      `The archive was made by a newer version (${product_version}, schema version ${theirs}) than this one ` +
        `(schema version ${ours}). Update this program first`,
    )
  const steps = stepsBetween(upgrades, theirs, ours)
  if (!steps)
    throw unusable(
      `The archive has schema version ${theirs}, which this program (schema version ${ours}) cannot upgrade. ` +
        `Import it with version ${product_version}, update that installation and export it again`,
    )
  return steps
}

function requireTable(schema: SiteSchema, { name, columns }: { name: string; columns: readonly string[] }) {
  const table = schema.tables.find((known) => known.name === name)
  if (!table) throw unusable(`The manifest names a table that is not known: ${name}`)
  const wanted = table.columns.map((column) => column.name)
  if ([...wanted].sort().join() !== [...columns].sort().join())
    throw unusable(`The manifest names ${name} (${columns.join(', ')}) where ${name} (${wanted.join(', ')}) belongs`)
  return table
}
