const BLOCK = 512
const LONGEST_NAME = 100
const MOST_OCTAL = 0o77777777777

/** What stands before the bytes of a file in a tar archive; the same file gives the same bytes, whenever it is written. */
export function tarHeader(name: string, size: number): Buffer {
  const records: [string, string][] = []
  if (Buffer.byteLength(name) > LONGEST_NAME) records.push(['path', name])
  if (size > MOST_OCTAL) records.push(['size', String(size)])
  const plain = block(records.length > 0 ? name.slice(-LONGEST_NAME) : name, Math.min(size, MOST_OCTAL), '0')
  if (records.length === 0) return plain
  const extra = Buffer.from(records.map(([key, value]) => paxRecord(key, value)).join(''))
  return Buffer.concat([block('pax', extra.length, 'x'), extra, tarPadding(extra.length), plain])
}

/** Fills the last block of a file. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** Two empty blocks tell that nothing is missing. */
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

/** The sum of all bytes of a header, its own field counted as spaces. */
export function sumOf(header: Uint8Array): number {
  let sum = 8 * 0x20
  for (let at = 0; at < BLOCK; at++) if (at < 148 || at >= 156) sum += header[at]!
  return sum
}

/** `30 path=…\n`, whose number counts the whole line, itself included. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const bytes = Buffer.byteLength(rest)
  let length = bytes + 1
  while (String(length).length + bytes !== length) length = String(length).length + bytes
  return `${length}${rest}`
}
