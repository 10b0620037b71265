/**
 * Block layout of a version at error correction level M: check codewords per block, then the number of blocks by
 * length.
 */
interface Version {
  check: number
  blocks: readonly (readonly [count: number, data: number])[]
}

const VERSIONS: readonly Version[] = [
  { check: 10, blocks: [[1, 16]] },
  { check: 16, blocks: [[1, 28]] },
  { check: 26, blocks: [[1, 44]] },
  { check: 18, blocks: [[2, 32]] },
  { check: 24, blocks: [[2, 43]] },
  { check: 16, blocks: [[4, 27]] },
  { check: 18, blocks: [[4, 31]] },
  {
    check: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
  },
  {
    check: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
  },
  {
    check: 26,
    blocks: [
      [4, 43],
      [1, 44],
    ],
  },
]

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

const dataLength = ({ blocks }: Version) => blocks.reduce((sum, [count, data]) => sum + count * data, 0)
const countBits = (version: number) => (version < 10 ? 8 : 16)

/** Smallest version that holds the given number of bytes, or null if none of the ten does. */
export function versionFor(bytes: number): number | null {
  const index = VERSIONS.findIndex((version, at) => 4 + countBits(at + 1) + bytes * 8 <= dataLength(version) * 8)
  return index < 0 ? null : index + 1
}

/** Codewords of the symbol in module order: interleaved data of the blocks, then their check codewords. */
export function codewords(bytes: Uint8Array, version: number): number[] {
  const { check, blocks } = VERSIONS[version - 1]!
  const data = filled(bytes, version)
  const divisor = divisorOf(check)
  const parts: { data: number[]; check: number[] }[] = []
  let from = 0
  for (const [count, length] of blocks)
    for (let block = 0; block < count; block++) {
      const own = data.slice(from, from + length)
      parts.push({ data: own, check: remainder(own, divisor) })
      from += length
    }
  return [...interleaved(parts.map((part) => part.data)), ...interleaved(parts.map((part) => part.check))]
}

/** Mode, length and bytes, terminated by up to four zero bits and padded to the capacity of the version. */
function filled(bytes: Uint8Array, version: number): number[] {
  const length = dataLength(VERSIONS[version - 1]!)
  const bits: number[] = []
  const write = (value: number, width: number) => {
    for (let at = width - 1; at >= 0; at--) bits.push((value >>> at) & 1)
  }
  write(BYTE_MODE, 4)
  write(bytes.length, countBits(version))
  for (const byte of bytes) write(byte, 8)
  write(0, Math.min(4, length * 8 - bits.length))
  write(0, (8 - (bits.length % 8)) % 8)
  const words: number[] = []
  for (let at = 0; at < bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0))
  for (let at = 0; words.length < length; at++) words.push(PADDING[at % 2]!)
  return words
}

/** Interleaves the lists: the first of each, the second of each, …; shorter lists end earlier. */
function interleaved(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => (at < list.length ? [list[at]!] : [])),
  ).flat()
}

/** Multiplication in GF(256) with the polynomial of the standard. */
export function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** Generator polynomial for the given number of check codewords, without its leading coefficient. */
function divisorOf(degree: number): number[] {
  const divisor = Array<number>(degree).fill(0)
  divisor[degree - 1] = 1
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) divisor[at] = multiply(divisor[at]!, root) ^ (divisor[at + 1] ?? 0)
    root = multiply(root, 2)
  }
  return divisor
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = Array<number>(divisor.length).fill(0)
  for (const word of data) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    for (const [at, coefficient] of divisor.entries()) rest[at]! ^= multiply(coefficient, factor)
  }
  return rest
}
