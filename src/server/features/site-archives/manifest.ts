import * as z from 'zod/mini'
import { unusable } from './archive-error.ts'
import type { SiteSchema } from './schema.ts'

const FORMAT = 'lintel-site'
const FORMAT_VERSION = 1
const MOST_BYTES = 4 * 2 ** 20

const Count = z.int().check(z.nonnegative())
const Manifest = z.object({
  format: z.literal(FORMAT),
  format_version: z.literal(FORMAT_VERSION),
  /** Which version of the program wrote it. */
  product_version: z.string(),
  /** The last migration of the database it was read from. */
  schema_version: z.string(),
  made_at: z.iso.datetime(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: Count,
      bytes: Count,
      sha256: z.string(),
      /** The number that the next row gets; null where the database gives none. */
      next_id: z.nullable(z.int().check(z.positive())),
    }),
  ),
  /** Files that rows name and storage has, at that moment. */
  media: z.object({ files: Count, bytes: Count }),
})
export type Manifest = z.output<typeof Manifest>

/** What stands in the archive before everything else. */
export const newManifest = (facts: Omit<Manifest, 'format' | 'format_version'>): Manifest => ({
  format: FORMAT,
  format_version: FORMAT_VERSION,
  ...facts,
})

export const writeManifest = (manifest: Manifest): Buffer => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)

/** About how large an archive is. */
export const sizeOf = ({ tables, media }: Manifest): number =>
  tables.reduce((sum, { bytes }) => sum + bytes, media.bytes)

/** Reads what an archive says about itself, and refuses one that this program cannot restore exactly. */
export async function readManifest(body: AsyncIterable<Buffer>, size: number, schema: SiteSchema): Promise<Manifest> {
  if (size > MOST_BYTES) throw unusable('manifest.json is too long')
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  const manifest = parse(Buffer.concat(parts).toString('utf8'))
  compareVersions(manifest, schema.version)
  compareTables(manifest, schema)
  return manifest
}

function parse(text: string): Manifest {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw unusable('manifest.json is not JSON')
  }
  const given = raw as { format?: unknown; format_version?: unknown } | null
  if (given?.format !== FORMAT) throw unusable('The file is not an archive of a site')
  if (given.format_version !== FORMAT_VERSION)
    throw unusable(`The archive has format ${given.format_version}; this program reads format ${FORMAT_VERSION}`)
  const result = Manifest.safeParse(raw)
  if (!result.success) throw unusable(`manifest.json is wrong at ${result.error.issues[0]!.path.join('.')}`)
  return result.data
}

function compareVersions({ schema_version: theirs, product_version }: Manifest, ours: string) {
  if (theirs > ours)
    throw unusable(
      `The archive was made by a newer version (${product_version}, ${theirs}) than this one (${ours}). Update this program first`,
    )
  if (theirs < ours)
    throw unusable(
      `The archive was made by an older version (${product_version}, ${theirs}) than this one (${ours}). ` +
        'Install that version, import the archive there, and update it: its migrations bring the data along',
    )
}

/** The same version has the same tables and columns, unless somebody changed one of them. */
function compareTables({ tables }: Manifest, schema: SiteSchema) {
  const wanted = schema.tables.map(
    ({ name, columns }) => `${name} (${columns.map((column) => column.name).join(', ')})`,
  )
  const given = tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`)
  const at = wanted.findIndex((line, place) => line !== given[place])
  if (at >= 0) throw unusable(`The manifest names ${given[at] ?? 'no table'} where ${wanted[at]} belongs`)
  if (given.length > wanted.length)
    throw unusable(`The manifest names a table that is not known: ${given[wanted.length]}`)
}
