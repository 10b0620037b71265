import * as z from 'zod/mini'
import { unusable } from './archive-error.ts'

const FORMAT = 'lintel-site'
const FORMAT_VERSION = 1
const MAX_BYTES = 4 * 2 ** 20

const Count = z.int().check(z.nonnegative())
const Manifest = z.object({
  format: z.literal(FORMAT),
  format_version: z.literal(FORMAT_VERSION),
  /** Version of the program that wrote the archive. */
  product_version: z.string(),
  /** The schema version of the database it was read from. */
  schema_version: z.int().check(z.positive()),
  made_at: z.iso.datetime(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: Count,
      bytes: Count,
      sha256: z.string(),
      /** Next value of the identity column; null where there is none. */
      next_id: z.nullable(z.int().check(z.positive())),
    }),
  ),
  /** Files that rows reference and storage has, at the time of the snapshot. */
  media: z.object({ files: Count, bytes: Count }),
})
export type Manifest = z.output<typeof Manifest>

/** The manifest, first file of the archive. */
export const newManifest = (facts: Omit<Manifest, 'format' | 'format_version'>): Manifest => ({
  format: FORMAT,
  format_version: FORMAT_VERSION,
  ...facts,
})

export const writeManifest = (manifest: Manifest): Buffer => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)

/** Approximate size of an archive in bytes. */
export const sizeOf = ({ tables, media }: Manifest): number =>
  tables.reduce((sum, { bytes }) => sum + bytes, media.bytes)

/** Reads what an archive says about itself. */
export async function readManifest(body: AsyncIterable<Buffer>, size: number): Promise<Manifest> {
  if (size > MAX_BYTES) throw unusable('manifest.json is too long')
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return parse(Buffer.concat(parts).toString('utf8'))
}

function parse(text: string): Manifest {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw unusable('manifest.json is not JSON')
  }
  const given = raw as Record<'format' | 'format_version' | 'product_version' | 'schema_version', unknown> | null
  if (given?.format !== FORMAT) throw unusable('The file is not an archive of a site')
  if (given.format_version !== FORMAT_VERSION)
    throw unusable(`The archive has format ${given.format_version}; this program reads format ${FORMAT_VERSION}`)
  // Archives of the first development versions name a migration.
  if (typeof given.schema_version === 'string')
    throw unusable(
      `The archive was made by version ${given.product_version} before schema version 1, the first that can be imported`,
    )
  const result = Manifest.safeParse(raw)
  if (!result.success) throw unusable(`manifest.json is wrong at ${result.error.issues[0]!.path.join('.')}`)
  return result.data
}
