import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Database } from '#server/db/sql.ts'
import { exportSite } from '#server/features/site-archives/public.ts'
import { readTar } from '#server/features/site-archives/read-tar.ts'
import { TAR_END, tarHeader, tarPadding } from '#server/features/site-archives/tar.ts'
import { NOW } from './services.ts'

/** The site archive as bytes. */
export async function archiveOf(db: Database, storage: Storage, now = NOW): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  await exportSite({ db, storage, now, version: '1.2.3' }, async (stream) => {
    bytes = await buffer(Readable.from(stream))
  })
  return bytes
}

/** The entries of an archive by name. */
export type Parts = Map<string, Buffer>

export async function partsOf(archive: Buffer): Promise<Parts> {
  const parts: Parts = new Map()
  for await (const { name, body } of readTar(Readable.from([archive])))
    parts.set(name, await buffer(Readable.from(body)))
  return parts
}

export const tarOf = (parts: Iterable<[string, Buffer]>): Buffer =>
  Buffer.concat([
    ...[...parts].flatMap(([name, bytes]) => [tarHeader(name, bytes.length), bytes, tarPadding(bytes.length)]),
    TAR_END,
  ])

/** Changes the lines of a table and updates the manifest to match. */
export function withLines(parts: Parts, table: string, change: (lines: string[]) => string[]): Parts {
  const file = `tables/${table}.jsonl`
  const lines = change(parts.get(file)!.toString('utf8').split('\n').slice(0, -1))
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
  const facts = { rows: lines.length, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  return withManifest(new Map([...parts, [file, bytes]]), (manifest) => {
    Object.assign(manifest.tables.find(({ name }) => name === table)!, facts)
  })
}

interface RawManifest {
  [key: string]: unknown
  tables: { [key: string]: unknown; name: string; columns: string[]; sha256: string }[]
}

export function withManifest(parts: Parts, change: (manifest: RawManifest) => void): Parts {
  const manifest = JSON.parse(parts.get('manifest.json')!.toString('utf8')) as RawManifest
  change(manifest)
  return new Map([...parts, ['manifest.json', Buffer.from(JSON.stringify(manifest))]])
}
