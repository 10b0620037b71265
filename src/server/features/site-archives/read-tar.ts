import { unusable } from './archive-error.ts'
import { sumOf } from './tar.ts'

const BLOCK = 512
const MAX_EXTRA = 64 * 1024

/** A file in a tar archive. Its body must be read before the next file, or it is skipped. */
export interface TarEntry {
  name: string
  size: number
  body: AsyncIterable<Buffer>
}

/** Parses a tar stream; throws on truncation, corruption and anything but plain files. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const chunks = source[Symbol.asyncIterator]()
  try {
    yield* entriesOf(reader(chunks))
  } finally {
    await chunks.return?.()
  }
}

async function* entriesOf(bytes: ReturnType<typeof reader>): AsyncGenerator<TarEntry> {
  let extra = new Map<string, string>()
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const { name, size, kind } = readHeader(header)
    if (kind === 'x') {
      if (size > MAX_EXTRA) throw unusable('The file is not an archive of a site: a header in it is too long')
      extra = readExtra(await bytes.take(size))
      await bytes.take(padding(size))
      continue
    }
    if (kind !== '0' && kind !== '\0') throw unusable(`The archive holds something that is not a file: ${name}`)
    const given = { name: extra.get('path') ?? name, size: extra.has('size') ? Number(extra.get('size')) : size }
    if (!Number.isSafeInteger(given.size) || given.size < 0) throw unusable(`The size of ${given.name} cannot be read`)
    extra = new Map()
    const body = bytes.stream(given.size)
    yield { ...given, body }
    // Skips what the consumer did not read.
    for await (const _ of body);
    await bytes.take(padding(given.size))
  }
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function readHeader(header: Buffer) {
  const text = (from: number, length: number) => {
    const part = header.subarray(from, from + length)
    const end = part.indexOf(0)
    return part.toString('utf8', 0, end < 0 ? length : end)
  }
  const octal = (from: number, length: number) => Number.parseInt(text(from, length).trim() || '0', 8)
  if (!text(257, 6).startsWith('ustar')) throw unusable('The file is not a tar archive')
  if (octal(148, 8) !== sumOf(header)) throw unusable('The archive is damaged: a header does not add up')
  const prefix = text(345, 155)
  const size = /^[0-7]*\s*$/.test(text(124, 12)) ? octal(124, 12) : Number.NaN
  return { name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), size, kind: String.fromCharCode(header[156]!) }
}

/** Parses pax records such as `30 path=…\n`. */
function readExtra(block: Buffer): Map<string, string> {
  const records = new Map<string, string>()
  for (let at = 0; at < block.length; ) {
    const [, length, key, value] = /^(\d{1,6}) ([^=\n]+)=([\s\S]*)\n$/.exec(recordAt(block, at)) ?? []
    if (!length || !key) throw unusable('The archive is damaged: a header cannot be read')
    records.set(key, value ?? '')
    at += Number(length)
  }
  return records
}

function recordAt(block: Buffer, at: number): string {
  const length = Number.parseInt(block.toString('latin1', at, at + 7), 10)
  return length > 0 ? block.toString('utf8', at, at + length) : ''
}

/** Buffered reader: takes a number of bytes at once or streams them in chunks. */
function reader(chunks: AsyncIterator<Uint8Array>) {
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { done, value } = await chunks.next()
    if (done) throw unusable('The archive is cut off: it ends in the middle')
    rest =
      rest.length > 0 ? Buffer.concat([rest, value]) : Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  const cut = (length: number) => {
    const part = rest.subarray(0, length)
    rest = rest.subarray(length)
    return part
  }
  return {
    async take(length: number): Promise<Buffer> {
      while (rest.length < length) await more()
      return cut(length)
    },
    /** A second iteration continues where the first one stopped. */
    stream(length: number): AsyncIterable<Buffer> {
      let left = length
      return {
        async *[Symbol.asyncIterator]() {
          while (left > 0) {
            if (rest.length === 0) await more()
            const part = cut(Math.min(left, rest.length))
            left -= part.length
            yield part
          }
        },
      }
    },
  }
}
