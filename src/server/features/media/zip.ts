import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of an archive. Images are stored uncompressed, because they are already compressed. */
export interface ArchiveFile {
  name: string
  /** Chunks are written as they arrive. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  isPacked?: boolean
}

/** Writes an archive while its files arrive, so that only one of them is in memory at a time. */
export function zipStream(files: AsyncIterable<ArchiveFile>): Readable {
  return Readable.from(chunksOf(files))
}

async function* chunksOf(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  const taken = function* () {
    if (failure) throw failure
    const chunks = ready
    ready = []
    yield* chunks
  }
  for await (const { name, bytes, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    if (bytes instanceof Uint8Array) entry.push(bytes, true)
    else {
      for await (const piece of bytes) {
        entry.push(piece)
        yield* taken()
      }
      entry.push(new Uint8Array(0), true)
    }
    yield* taken()
  }
  zip.end()
  yield* taken()
}
