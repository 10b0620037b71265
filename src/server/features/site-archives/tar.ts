// Own tar implementation: `tar-stream` (3.2.2) accepts an archive truncated between two files, and adds 12 packages.
const BLOCK = 512
const LONGEST_NAME = 100
const MAX_OCTAL = 0o77777777777

/** Tar header of a file; deterministic, so that the same file gives the same bytes. */
export function tarHeader(name: string, size: number): Buffer {
  const records: [string, string][] = []
  if (Buffer.byteLength(name) > LONGEST_NAME) records.push(['path', name])
  if (size > MAX_OCTAL) records.push(['size', String(size)])
  const plain = block(records.length > 0 ? name.slice(-LONGEST_NAME) : name, Math.min(size, MAX_OCTAL), '0')
  if (records.length === 0) return plain
  const extra = Buffer.from(records.map(([key, value]) => paxRecord(key, value)).join(''))
  return Buffer.concat([block('pax', extra.length, 'x'), extra, tarPadding(extra.length), plain])
}

/** Padding to the end of the last block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** Two empty blocks mark the end, so that truncation is detected. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

function block(name: string, size: number, kind: '0' | 'x'): Buffer {
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(name, 0, LONGEST_NAME, 'utf8')
  header.write(
    `${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0${octal(size, 11)}\0${octal(0, 11)}\0        ${kind}`,
    100,
  )
  header.write('ustar\x0000', 257)
  header.write(`${octal(sumOf(header), 6)}\0 `, 148)
  return header
}

/** Header checksum: the sum of all bytes, with the checksum field as spaces. */
export function sumOf(header: Uint8Array): number {
  let sum = 8 * 0x20
  for (let at = 0; at < BLOCK; at++) if (at < 148 || at >= 156) sum += header[at]!
  return sum
}

/** A pax record such as `30 path=…\n`; the length counts the whole record, including itself. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const bytes = Buffer.byteLength(rest)
  let length = bytes + 1
  while (String(length).length + bytes !== length) length = String(length).length + bytes
  return `${length}${rest}`
}
