import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Database, Sql } from '#server/db/sql.ts'
import { ROWS_IN } from './left-out.ts'
import { type Manifest, newManifest, sizeOf, writeManifest } from './manifest.ts'
import { mediaLine, type PlannedFile, planMedia } from './media-plan.ts'
import { linesOf, nextId, setExactOutput } from './rows.sql.ts'
import { type ArchivedTable, readSchema } from './schema.sql.ts'
import { linesIn, measured } from './streams.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

interface Source {
  db: Database
  storage: Storage
  now: Date
  version: string
}

/** Progress callback: bytes written, of an approximate total. */
export type Progress = (done: number, total: number) => Promise<void> | void

/**
 * Writes the whole site into one archive and passes its bytes to `take`. Rows are spooled from one snapshot first,
 * because a tar header states the file size; media files are streamed.
 */
export async function exportSite(
  source: Source,
  take: (bytes: AsyncIterable<Buffer>, size: number) => Promise<unknown>,
  progress: Progress = () => {},
): Promise<Manifest> {
  const spool = `temp/site-${randomBytes(16).toString('hex')}`
  try {
    const manifest = await putAside(source, spool)
    await take(bytesOf(source.storage, spool, manifest, progress), sizeOf(manifest))
    return manifest
  } finally {
    for await (const { key } of source.storage.list(`${spool}-`)) await source.storage.delete(key)
  }
}

const ALL_AT_ONCE = 'isolation level repeatable read read only'

function putAside({ db, storage, now, version }: Source, spool: string): Promise<Manifest> {
  return db.begin(ALL_AT_ONCE, async (sql): Promise<Manifest> => {
    await setExactOutput(sql)
    const schema = await readSchema(sql)
    const tables: Manifest['tables'] = []
    for (const table of schema.tables) tables.push(await putTableAside(sql, storage, `${spool}-${table.name}`, table))
    const media = { files: 0, bytes: 0 }
    const plan = async function* () {
      for await (const file of planMedia(sql, storage, ROWS_IN.media!.where)) {
        media.files++
        media.bytes += file.bytes
        yield Buffer.from(`${JSON.stringify(file)}\n`)
      }
    }
    await storage.put(`${spool}-${PLAN}`, Readable.from(plan()))
    const facts = { product_version: version, schema_version: schema.version, made_at: now.toISOString() }
    return newManifest({ ...facts, tables, media })
  }) as Promise<Manifest>
}

/** Not a valid table name, so the key cannot collide. */
const PLAN = '0-plan'

async function putTableAside(sql: Sql, storage: Storage, key: string, table: ArchivedTable) {
  let rows = 0
  const hash = createHash('sha256')
  const lines = async function* () {
    for await (const batch of linesOf(sql, table)) {
      rows += batch.length
      const bytes = Buffer.from(`${batch.join('\n')}\n`)
      hash.update(bytes)
      yield bytes
    }
  }
  const { bytes } = await storage.put(key, Readable.from(lines()))
  const columns = table.columns.map(({ name }) => name)
  return { name: table.name, columns, rows, bytes, sha256: hash.digest('hex'), next_id: await nextId(sql, table) }
}

async function* bytesOf(
  storage: Storage,
  spool: string,
  manifest: Manifest,
  progress: Progress,
): AsyncGenerator<Buffer> {
  const total = sizeOf(manifest)
  let done = 0
  const note = (count: number) => {
    done += count
    return progress(done, total)
  }
  yield* whole('manifest.json', writeManifest(manifest))
  for (const { name, bytes } of manifest.tables) {
    yield tarHeader(`tables/${name}.jsonl`, bytes)
    yield* counted((await storage.get(`${spool}-${name}`))!.stream, note)
    yield tarPadding(bytes)
  }
  yield* mediaBytes(storage, `${spool}-${PLAN}`, manifest.media.files, note)
  yield TAR_END
}

/** Streams each media file, then the list of their digests. A file deleted since the snapshot is left out. */
async function* mediaBytes(storage: Storage, planKey: string, files: number, note: Note): AsyncGenerator<Buffer> {
  const digests = Buffer.alloc(files * DIGEST)
  const gone = new Set<number>()
  let size = 0
  const planned = async function* () {
    let at = 0
    for await (const line of linesIn((await storage.get(planKey))!.stream))
      yield { file: JSON.parse(line) as PlannedFile, at: at++ }
  }
  for await (const { file, at } of planned()) {
    const found = await storage.get(file.place)
    if (!found) {
      gone.add(at)
      continue
    }
    yield tarHeader(`media/${file.place}`, file.bytes)
    const measure = measured(found.stream, file.place, file.bytes)
    yield* counted(measure.bytes, note)
    const digest = measure.digest()
    digest.copy(digests, at * DIGEST)
    size += Buffer.byteLength(mediaLine(file, digest.toString('hex')))
    yield tarPadding(file.bytes)
  }
  yield tarHeader('media.jsonl', size)
  for await (const { file, at } of planned())
    if (!gone.has(at)) yield Buffer.from(mediaLine(file, digests.toString('hex', at * DIGEST, (at + 1) * DIGEST)))
  yield tarPadding(size)
}

const DIGEST = 32
type Note = (count: number) => Promise<void> | void

async function* counted(bytes: AsyncIterable<Buffer>, note: Note) {
  for await (const part of bytes) {
    yield part
    await note(part.length)
  }
}

function* whole(name: string, bytes: Buffer) {
  yield tarHeader(name, bytes.length)
  yield bytes
  yield tarPadding(bytes.length)
}
