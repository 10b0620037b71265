import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export interface Tile {
  z: number
  x: number
  y: number
  /** Uncompressed protocol buffer. */
  data: Uint8Array
}

interface Entry {
  tileId: number
  offset: number
  length: number
  /** How many consecutive tiles share these bytes; 0 marks a leaf directory. */
  runLength: number
}

const HEADER_BYTES = 127
/** Readers fetch the first 16 kB at once, so header and root directory have to fit into it. */
const ROOT_BYTES = 16_384 - HEADER_BYTES
const LEAF_ENTRIES = 2048
const GZIP = 2
const VECTOR_TILES = 1

/** One PMTiles v3 archive (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): tiles in Hilbert order, equal ones stored once. */
export function writePmtiles(tiles: readonly Tile[], metadata: object): Buffer {
  const { entries, contents, bytes } = packTiles(tiles)
  const { root, leaves } = packDirectories(entries)
  const json = gzip(Buffer.from(JSON.stringify(metadata)))

  const rootOffset = HEADER_BYTES
  const jsonOffset = rootOffset + root.length
  const leavesOffset = jsonOffset + json.length
  const dataOffset = leavesOffset + leaves.length
  const zooms = tiles.map(({ z }) => z)

  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  const numbers = [rootOffset, root.length, jsonOffset, json.length, leavesOffset, leaves.length, dataOffset, bytes]
  numbers.push(tiles.length, entries.length, contents.length)
  for (const [i, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + i * 8)
  header.writeUInt8(1, 96)
  header.writeUInt8(GZIP, 97)
  header.writeUInt8(GZIP, 98)
  header.writeUInt8(VECTOR_TILES, 99)
  header.writeUInt8(Math.min(...zooms), 100)
  header.writeUInt8(Math.max(...zooms), 101)
  for (const [i, degrees] of [-180, -85.0511287, 180, 85.0511287].entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4)
  }
  return Buffer.concat([header, root, json, leaves, ...contents])
}

const gzip = (data: Uint8Array) => gzipSync(data, { level: 9 })

function packTiles(tiles: readonly Tile[]) {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ tileId: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.tileId - b.tileId)
  const stored = new Map<string, { offset: number; length: number }>()
  const contents: Buffer[] = []
  const entries: Entry[] = []
  let bytes = 0
  for (const { tileId, data } of sorted) {
    const hash = createHash('sha256').update(data).digest('base64')
    let place = stored.get(hash)
    if (!place) {
      const content = gzip(data)
      place = { offset: bytes, length: content.length }
      stored.set(hash, place)
      contents.push(content)
      bytes += content.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.tileId + last.runLength === tileId) last.runLength++
    else entries.push({ tileId, ...place, runLength: 1 })
  }
  return { entries, contents, bytes }
}

function packDirectories(entries: Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = gzip(directory(entries))
  if (whole.length <= ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const pointers: Entry[] = []
  let offset = 0
  for (let i = 0; i < entries.length; i += LEAF_ENTRIES) {
    const part = entries.slice(i, i + LEAF_ENTRIES)
    const leaf = gzip(directory(part))
    pointers.push({ tileId: part[0]!.tileId, offset, length: leaf.length, runLength: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: gzip(directory(pointers)), leaves: Buffer.concat(leaves) }
}

/** Column by column, as differences where that is smaller: equal neighbours compress best. */
function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  varint(bytes, entries.length)
  let previousId = 0
  for (const { tileId } of entries) {
    varint(bytes, tileId - previousId)
    previousId = tileId
  }
  for (const { runLength } of entries) varint(bytes, runLength)
  for (const { length } of entries) varint(bytes, length)
  for (const [i, { offset }] of entries.entries()) {
    const before = entries[i - 1]
    varint(bytes, before && offset === before.offset + before.length ? 0 : offset + 1)
  }
  return Buffer.from(bytes)
}

function varint(bytes: number[], number: number) {
  let rest = number
  while (rest > 127) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}
