import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Position } from './follower.ts'

/** Raised when the layout of the file or of the index in it changes. */
const FORMAT = 'lintel search index 1'
/** Length of the header and its checksum. */
const PREFIX_BYTES = 8
const MAX_HEADER_BYTES = 1 << 20
const PART = '.part'

interface Header {
  format: string
  database: string
  schema: string
  generation: number
  xmin: string
  xmax: string
  running: string[]
  parts: { bytes: number; checksum: number }[]
}

/** Writes an index beside the file and renames it into place: an interrupted write leaves the former file. */
export async function writeIndexFile(path: string, position: Position, parts: readonly Uint8Array[]) {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}${PART}`
  try {
    await using file = await open(part, 'w', 0o600)
    const header = Buffer.from(JSON.stringify(headerOf(position, parts)))
    const prefix = Buffer.alloc(PREFIX_BYTES)
    prefix.writeUInt32LE(header.length, 0)
    prefix.writeUInt32LE(crc32(header), 4)
    for (const bytes of [prefix, header, ...parts]) await file.writeFile(bytes)
    await file.sync()
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await rename(part, path)
}

/** Deletes what interrupted writes of ended processes left. */
export async function deletePartialFiles(path: string) {
  const names = await readdir(dirname(path)).catch(() => [])
  for (const name of names)
    if (name.startsWith(basename(path)) && name.endsWith(PART)) await rm(join(dirname(path), name), { force: true })
}

export interface IndexFile {
  position: Position
  /** The parts of the index; null if one is damaged. */
  read(): Promise<Uint8Array[] | null>
}

/** Null if there is no file of this format. */
export async function openIndexFile(path: string): Promise<IndexFile | null> {
  const header = await readHeader(path).catch(() => null)
  return header && { position: positionOf(header.fields), read: () => readParts(path, header).catch(() => null) }
}

interface ReadHeader {
  fields: Header
  end: number
}

async function readHeader(path: string): Promise<ReadHeader | null> {
  await using file = await open(path)
  const prefix = Buffer.alloc(PREFIX_BYTES)
  await file.read(prefix, 0, PREFIX_BYTES, 0)
  const length = prefix.readUInt32LE(0)
  if (length > MAX_HEADER_BYTES) return null
  const header = Buffer.alloc(length)
  await file.read(header, 0, length, PREFIX_BYTES)
  if (crc32(header) !== prefix.readUInt32LE(4)) return null
  const fields = JSON.parse(header.toString()) as Header
  return fields.format === FORMAT ? { fields, end: PREFIX_BYTES + length } : null
}

async function readParts(path: string, { fields, end }: ReadHeader): Promise<Uint8Array[] | null> {
  await using file = await open(path)
  const parts: Uint8Array[] = []
  let position = end
  for (const { bytes, checksum } of fields.parts) {
    const part = new Uint8Array(bytes)
    for (let done = 0; done < bytes; ) {
      const { bytesRead } = await file.read(part, done, bytes - done, position + done)
      if (bytesRead === 0) return null
      done += bytesRead
    }
    if (crc32(part) !== checksum) return null
    parts.push(part)
    position += bytes
  }
  return parts
}

const headerOf = ({ origin, snapshot }: Position, parts: readonly Uint8Array[]): Header => ({
  format: FORMAT,
  ...origin,
  xmin: String(snapshot.xmin),
  xmax: String(snapshot.xmax),
  running: [...snapshot.running].map(String),
  parts: parts.map((part) => ({ bytes: part.byteLength, checksum: crc32(part) })),
})

const positionOf = ({ database, schema, generation, xmin, xmax, running }: Header): Position => ({
  origin: { database, schema, generation },
  snapshot: { xmin: BigInt(xmin), xmax: BigInt(xmax), running: new Set(running.map(BigInt)) },
})
