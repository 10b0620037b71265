import { createHash } from 'node:crypto'
import { unusable } from './archive-error.ts'

/** Passes bytes through and computes their SHA-256; throws when the length differs from the promised one. */
export function measured(source: AsyncIterable<Buffer>, name: string, promised: number) {
  const hash = createHash('sha256')
  let count = 0
  async function* pass() {
    for await (const part of source) {
      hash.update(part)
      count += part.length
      yield part
    }
    if (count !== promised) throw unusable(`${name} has ${count} bytes instead of ${promised}`)
  }
  return { bytes: pass(), digest: () => hash.digest() }
}

/** Splits a stream into lines at line feeds; a last line without one counts. */
export async function* linesIn(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let parts: Uint8Array[] = []
  let held = 0
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString('utf8')
      parts = []
      held = 0
      from = end + 1
    }
    if (from === chunk.length) continue
    parts.push(chunk.subarray(from))
    held += chunk.length - from
    if (held > LONGEST_LINE) throw unusable('A line in the archive is too long')
  }
  if (parts.length > 0) yield Buffer.concat(parts).toString('utf8')
}

const LINE_FEED = 0x0a
const LONGEST_LINE = 64 * 2 ** 20
