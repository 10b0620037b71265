/** Square matrix of modules; dark modules are true. */
export type Modules = boolean[][]

const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

/** Function patterns of a version; fixed modules carry no data. */
export function frameOf(version: number): { modules: Modules; isFixed: Modules } {
  const size = 17 + 4 * version
  const square = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const modules = square()
  const isFixed = square()
  const set = (row: number, column: number, isDark: boolean) => {
    if (modules[row]?.[column] === undefined) return
    modules[row][column] = isDark
    isFixed[row]![column] = true
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(set, row, column, 4, [2, 4])
  const centres = ALIGNMENT[version - 1]!
  for (const row of centres)
    for (const column of centres) {
      const isCorner = (row === 6 || row === size - 7) && (column === 6 || column === size - 7)
      if (!isCorner || (row === size - 7 && column === size - 7)) drawRings(set, row, column, 2, [1])
    }
  // Reserves the format area, which carries no data.
  drawFormat(set, size, 0)
  if (version >= 7) drawVersion(set, size, version)
  return { modules, isFixed }
}

type Set = (row: number, column: number, isDark: boolean) => void

/** Concentric square rings; those at the light distances are light. */
function drawRings(set: Set, row: number, column: number, reach: number, light: readonly number[]) {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++)
      set(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))))
}

/** Fifteen format bits (level M, mask and BCH code), written twice. */
export function drawFormat(set: Set, size: number, mask: number) {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (at: number) => ((bits >>> at) & 1) === 1
  for (let at = 0; at <= 5; at++) set(at, 8, bit(at))
  set(7, 8, bit(6))
  set(8, 8, bit(7))
  set(8, 7, bit(8))
  for (let at = 9; at < 15; at++) set(8, 14 - at, bit(at))
  for (let at = 0; at < 8; at++) set(8, size - 1 - at, bit(at))
  for (let at = 8; at < 15; at++) set(size - 15 + at, 8, bit(at))
  set(size - 8, 8, true)
}

function drawVersion(set: Set, size: number, version: number) {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >>> at) & 1) === 1
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)]
    set(near, far, isDark)
    set(far, near, isDark)
  }
}

/** Data modules in reading order: upwards and downwards in columns of two, from the right. */
export function* dataPath(isFixed: Modules): Generator<readonly [row: number, column: number]> {
  const size = isFixed.length
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1]) if (!isFixed[row]![column]) yield [row, column]
    }
  }
}

/** The eight data masks; one is applied so that the data does not resemble a function pattern. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]
