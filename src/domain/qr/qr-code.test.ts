import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { multiply, versionFor } from './codewords.ts'
import { dataPath, drawFormat, frameOf, MASKS, type Modules } from './modules.ts'
import { penaltyOf } from './penalty.ts'
import { qrCode, qrPath } from './qr-code.ts'

const BLOCKS = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39]]
const LATER = [
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
]
const CHECK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]

/** Decodes a symbol as a scanner does (format, mask, blocks), and asserts that no codeword is damaged. */
function read(symbol: Modules): string {
  const version = (symbol.length - 17) / 4
  const mask = maskOf(symbol)
  const { isFixed } = frameOf(version)
  const bits = [...dataPath(isFixed)].map(([row, column]) =>
    Number(symbol[row]![column]! !== MASKS[mask]!(row, column)),
  )
  const words = Array.from({ length: bits.length >>> 3 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  )
  const data = blocksOf(words, version).flat()
  const all = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  expect(all.slice(0, 4)).toBe('0100')
  const wide = version < 10 ? 8 : 16
  const length = Number.parseInt(all.slice(4, 4 + wide), 2)
  const bytes = Array.from({ length }, (_, at) => Number.parseInt(all.slice(4 + wide + at * 8, 12 + wide + at * 8), 2))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
}

/** Asserts that both copies of the format agree and are valid for level M. */
function maskOf(symbol: Modules): number {
  const size = symbol.length
  const bit = (row: number, column: number) => (symbol[row]![column] ? '1' : '0')
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => bit(row, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((c) => bit(8, c)))
  const second = Array.from({ length: 8 }, (_, at) => bit(8, size - 1 - at)).concat(
    Array.from({ length: 7 }, (_, at) => bit(size - 7 + at, 8)),
  )
  expect(first).toEqual(second)
  return FORMATS_OF_M.indexOf(first.reverse().join(''))
}

// Values from the standard.
const FORMATS_OF_M = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
]

function blocksOf(words: number[], version: number): number[][] {
  const lengths = [...BLOCKS, ...LATER][version - 1]!
  const check = CHECK[version - 1]!
  const blocks = lengths.map((): number[] => [])
  const guards = lengths.map((): number[] => [])
  let at = 0
  for (let step = 0; step < Math.max(...lengths); step++)
    for (const [block, length] of lengths.entries()) if (step < length) blocks[block]!.push(words[at++]!)
  for (let step = 0; step < check; step++) for (const guard of guards) guard.push(words[at++]!)
  for (const [block, data] of blocks.entries()) expect(syndromes([...data, ...guards[block]!], check)).toEqual([])
  return blocks
}

/** Syndromes of a block; all are zero if it is intact. */
function syndromes(block: number[], check: number): number[] {
  let root = 1
  const wrong: number[] = []
  for (let power = 0; power < check; power++) {
    const value = block.reduce((sum, word) => multiply(sum, root) ^ word, 0)
    if (value !== 0) wrong.push(value)
    root = multiply(root, 2)
  }
  return wrong
}

test('a symbol decodes to its text, in any script', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 70 }), (text) => {
      const symbol = qrCode(text)
      if (symbol) expect(read(symbol)).toBe(text)
    }),
    { numRuns: 60 },
  )
})

test.each([
  [14, 1],
  [15, 2],
  [26, 2],
  [42, 3],
  [62, 4],
  [84, 5],
  [106, 6],
  [122, 7],
  [152, 8],
  [180, 9],
  [213, 10],
])('%i bytes take version %i', (bytes, version) => {
  expect(versionFor(bytes)).toBe(version)
  const symbol = qrCode('x'.repeat(bytes))!
  expect(symbol.length).toBe(17 + 4 * version)
  expect(read(symbol)).toBe('x'.repeat(bytes))
})

test('a longer text has no code', () => {
  expect(qrCode('x'.repeat(214))).toBeNull()
})

test('the mask with the lowest penalty is chosen', () => {
  const symbol = qrCode('https://lintel.test/properties-details/sea-view')!
  const { isFixed } = frameOf((symbol.length - 17) / 4)
  const chosen = maskOf(symbol)
  for (const [mask, isTurned] of MASKS.entries()) {
    const other = symbol.map((row) => [...row])
    for (const [row, column] of dataPath(isFixed))
      other[row]![column] = (symbol[row]![column]! !== MASKS[chosen]!(row, column)) !== isTurned(row, column)
    const set = (row: number, column: number, isDark: boolean) => {
      other[row]![column] = isDark
    }
    drawFormat(set, other.length, mask)
    expect(penaltyOf(symbol)).toBeLessThanOrEqual(penaltyOf(other))
  }
})

test('each penalty rule counts', () => {
  const light = Array.from({ length: 21 }, () => Array<boolean>(21).fill(false))
  // 42 lines of 21, 400 blocks, no finder-like pattern, a single colour.
  expect(penaltyOf(light)).toBe(42 * 19 + 400 * 3 + 100)
})

test('a path draws every dark module and leaves the quiet zone light', () => {
  const { side, d } = qrPath([
    [true, true, false],
    [false, false, true],
  ] as Modules)
  expect(d).toBe('M4 4h2v1h-2zM6 5h1v1h-1z')
  expect(side).toBe(10)
})
