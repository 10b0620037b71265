import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'

// Own ZIP reader: it reads archives in storage by range and checks names, counts, sizes and checksums against limits
// while it decompresses.

/** A file of an archive as the central directory describes it; the values are verified when it is read. */
export interface ZipEntry {
  name: string
  bytes: number
  crc: number
  /** Offset of the local header. */
  offset: number
  packed: number
  isDeflated: boolean
}

export interface OpenZip {
  entries: ReadonlyMap<string, ZipEntry>
  /** Decompresses a file in chunks; throws if it has more than `mostBytes` or more than its declared size. */
  read(entry: ZipEntry, mostBytes: number): AsyncGenerator<Uint8Array>
}

const MAX_ENTRIES = 5_000
const MAX_CONTENTS = 4 * 2 ** 20
/** Maximum decompressed size of all files together. */
const MAX_UNPACKED = 2 ** 30
const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const [WHOLE_16, WHOLE_32] = [0xffff, 0xffffffff]

/**
 * Opens a stored archive by its central directory. Files are only read one at a time and never extracted, so a name in
 * the archive cannot choose a path.
 */
export async function openZip(storage: Storage, key: string): Promise<OpenZip> {
  const size = (await storage.stat(key))?.bytes ?? 0
  const tail = await rangeOf(storage, key, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size)
  const { count, start, length } = endOf(tail, size)
  const contents = await rangeOf(storage, key, start, start + length)
  const entries = entriesOf(contents, count)
  return { entries, read: (entry, mostBytes) => readEntry(storage, key, entry, start, mostBytes) }
}

const refuse = (message: PlainKey | Message) => new AppError('invalid', message, { field: 'feed' })
const broken = () => refuse('api.zip-damaged')

async function rangeOf(storage: Storage, key: string, start: number, end: number): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0)
  const found = await storage.get(key, { start, end: end - 1 })
  return found ? Buffer.concat((await found.stream.toArray()) as Buffer[]) : Buffer.alloc(0)
}

function endOf(tail: Buffer, size: number) {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [disk, count] = [tail.readUInt32LE(at + 4), tail.readUInt16LE(at + 10)]
    const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (count === WHOLE_16 || length === WHOLE_32 || start === WHOLE_32) throw refuse('api.zip-too-large')
    if (count > MAX_ENTRIES || length > MAX_CONTENTS) throw refuse(messageOf('api.zip-too-many', { most: MAX_ENTRIES }))
    if (disk !== 0 || start + length > size - tail.length + at) throw broken()
    return { count, start, length }
  }
  throw broken()
}

function entriesOf(contents: Buffer, count: number): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>()
  let unpacked = 0
  let at = 0
  for (let number = 0; number < count; number++) {
    if (at + 46 > contents.length || contents.readUInt32LE(at) !== CENTRAL) throw broken()
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => contents.readUInt16LE(at + place))
    const name = nameOf(contents.subarray(at + 46, at + 46 + nameLength!))
    const isLink = ((contents.readUInt32LE(at + 38) >>> 16) & 0xf000) === 0xa000
    if (isWanted(name) && !isLink) {
      const entry = entryAt(contents, at, name)
      unpacked += entry.bytes
      if (unpacked > MAX_UNPACKED) throw refuse('api.zip-unpacked-large')
      if (entries.has(name)) throw refuse(messageOf('api.zip-name-twice', { name: name.slice(0, 80) }))
      entries.set(name, entry)
    }
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return entries
}

function entryAt(contents: Buffer, at: number, name: string): ZipEntry {
  const [flags, method] = [contents.readUInt16LE(at + 8), contents.readUInt16LE(at + 10)]
  const [crc, packed, bytes] = [16, 20, 24].map((place) => contents.readUInt32LE(at + place)) as [
    number,
    number,
    number,
  ]
  if (flags & 1) throw refuse('api.zip-locked')
  if (method !== 0 && method !== 8) throw refuse('api.zip-method')
  if (packed === WHOLE_32 || bytes === WHOLE_32) throw refuse('api.zip-too-large')
  return { name, bytes, crc, packed, isDeflated: method === 8, offset: contents.readUInt32LE(at + 42) }
}

/**
 * Names that are not UTF-8 (written by old programs in a local code page) are read as Latin-1, so that they are at
 * least consistent.
 */
function nameOf(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return (text.includes('\uFFFD') ? bytes.toString('latin1') : text).normalize('NFC')
}

/** Excludes folders, hidden and system files, and names that point outside the archive. */
const isWanted = (name: string) =>
  name !== '' &&
  !/[\\\0]|^\/|^[a-z]:|\/$/i.test(name) &&
  !name.split('/').some((part) => part === '' || part.startsWith('.') || part === '__MACOSX')

async function* readEntry(
  storage: Storage,
  key: string,
  { offset, packed, bytes, crc, isDeflated }: ZipEntry,
  end: number,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  if (bytes > mostBytes) throw refuse('api.zip-file-large')
  const head = await rangeOf(storage, key, offset, Math.min(offset + 30, end))
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw broken()
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (start + packed > end) throw broken()
  const source = packed > 0 ? await storage.get(key, { start, end: start + packed - 1 }) : null
  let [left, sum] = [bytes, 0]
  try {
    for await (const chunk of source ? unpacked(source.stream, isDeflated) : []) {
      left -= chunk.length
      if (left < 0) throw broken()
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    // A zlib error means that the archive is damaged; a storage error is rethrown.
    if (!String((error as { code?: string }).code).startsWith('Z_')) throw error
    throw broken()
  } finally {
    source?.stream.destroy()
  }
  if (left !== 0 || sum !== crc) throw broken()
}

function unpacked(stream: NodeJS.ReadableStream & AsyncIterable<Buffer>, isDeflated: boolean): AsyncIterable<Buffer> {
  // The callback is empty, because an error of the source is rethrown to the reader of the inflate stream.
  return isDeflated ? pipeline(stream, createInflateRaw(), () => {}) : stream
}
