/** A table of an archive. */
export interface TableShape {
  name: string
  columns: readonly string[]
}

/** A row of an archive. Numbers that a double cannot hold exactly are raw JSON and pass through unchanged. */
export type ArchivedRow = Record<string, unknown>

/** Brings an archive of the previous schema version to `version`. */
export interface ArchiveUpgrade {
  version: number
  /** The new name and columns of a table; null for a table that was removed. */
  table: (table: TableShape) => TableShape | null
  /** The new row of a table, which has its previous name here. */
  row: (table: string, row: ArchivedRow) => ArchivedRow
  /** Tables that the previous version did not have. The import leaves them as migrations created them. */
  adds?: readonly string[]
}

/** One step for each schema version after the first, in order. */
export const UPGRADES: readonly ArchiveUpgrade[] = [
  addsColumns(2, 'properties', ['year_renovated']),
  addsColumns(3, 'properties', ['district', 'postcode']),
  dropsColumn(4, ['parameters', 'facilities'], 'bit'),
  addsTables(5, ['client_language_files', 'client_texts', 'client_translations']),
]

/** A step for new columns, which are null in older archives. */
function addsColumns(version: number, table: string, columns: readonly string[]): ArchiveUpgrade {
  return {
    version,
    table: (shape) => (shape.name === table ? { ...shape, columns: [...shape.columns, ...columns] } : shape),
    row: (name, row) =>
      name === table ? { ...row, ...Object.fromEntries(columns.map((column) => [column, null])) } : row,
  }
}

/** A step for a column that tables no longer have. */
function dropsColumn(version: number, tables: readonly string[], column: string): ArchiveUpgrade {
  return {
    version,
    table: (shape) =>
      tables.includes(shape.name) ? { ...shape, columns: shape.columns.filter((name) => name !== column) } : shape,
    row: (name, row) => {
      if (!tables.includes(name)) return row
      const { [column]: _dropped, ...left } = row
      return left
    },
  }
}

/** A step for new tables, which older archives do not have. */
function addsTables(version: number, adds: readonly string[]): ArchiveUpgrade {
  return { version, table: (shape) => shape, row: (_, row) => row, adds }
}

/** The steps from an archive's version to ours, or null when one is missing. */
export function stepsBetween(upgrades: readonly ArchiveUpgrade[], from: number, to: number): ArchiveUpgrade[] | null {
  const steps = upgrades.filter(({ version }) => version > from && version <= to)
  return steps.length === to - from ? steps : null
}

export const upgradeTable = (steps: readonly ArchiveUpgrade[], table: TableShape): TableShape | null =>
  steps.reduce<TableShape | null>((shape, step) => shape && step.table(shape), table)

/** A line of a table's file in our version. */
export function upgradeLine(steps: readonly ArchiveUpgrade[], table: TableShape, line: string): string {
  let row = JSON.parse(line, keepExact) as ArchivedRow
  let shape: TableShape | null = table
  for (const step of steps) {
    if (!shape) break
    row = step.row(shape.name, row)
    shape = step.table(shape)
  }
  return JSON.stringify(row)
}

/** Keeps a number as it is written when a double would change it. */
function keepExact(_key: string, value: unknown, context?: { source?: string }) {
  return typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
    ? rawJson(context.source)
    : value
}

/** TypeScript does not know JSON.rawJSON yet. */
const rawJson = (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON
