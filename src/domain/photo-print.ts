/** A grey picture of so many bytes a side is what prints are taken from; the thumbnail that is kept is half as wide. */
export const PRINT_SIDE = 64
export const THUMB_SIDE = 32

/** Left, top, right and bottom as parts of the whole. */
type Frame = readonly [number, number, number, number]

const CUT = 0.1
const WHOLE: Frame = [0, 0, 1, 1]
/** The whole photo, and what a thief's scissors would leave of it: whoever cuts an edge off meets one of these. */
const VIEWS: readonly Frame[] = [
  WHOLE,
  [CUT / 2, CUT / 2, 1 - CUT / 2, 1 - CUT / 2],
  [CUT, CUT, 1 - CUT, 1 - CUT],
  [0, 0, 1 - CUT, 1 - CUT],
  [CUT, 0, 1, 1 - CUT],
  [0, CUT, 1 - CUT, 1],
  [CUT, CUT, 1, 1],
]
/** Of a photo that is looked for, the whole and its middle are enough. */
export const ASKED_VIEWS = 3
/** Bits in which two hashes may differ for the photos to be compared at all. */
export const FARTHEST_BITS = 14
/** Below this two photos are two photos. Cut and compressed copies are above 0.97, the like of each other below 0.96. */
export const SAME_PHOTO = 0.965

const FLAT = 6

/** What to keep of a photo; null for one that shows next to nothing, since all of those are alike. */
export function printOf(grey: Uint8Array): { thumb: Uint8Array; hashes: bigint[] } | null {
  const sums = sumsOf(grey, PRINT_SIDE)
  const thumb = Uint8Array.from(cellsOf(sums, PRINT_SIDE, WHOLE, THUMB_SIDE, THUMB_SIDE), Math.round)
  if (spread(thumb) < FLAT) return null
  return { thumb, hashes: VIEWS.map((view) => hashOf(cellsOf(sums, PRINT_SIDE, view, 9, 8))) }
}

/** One bit per neighbour that is darker: what is left when size, sharpness and brightness are gone. Signed, as databases keep it. */
function hashOf(cells: Float64Array): bigint {
  let bits = 0n
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | (cells[at]! > cells[at + 1]! ? 1n : 0n)
    }
  return BigInt.asIntN(64, bits)
}

const GRID = 12
const STEPS = [0, 0.03, 0.06, 0.09, 0.12]

/** How much one thumbnail is like the other, or like a part of it, from -1 to 1; either may have been cut. */
export const likeness = (one: Uint8Array, other: Uint8Array): number =>
  Math.max(likenessToPart(one, other), likenessToPart(other, one))

/** Looks for the cut of `whole` that is most like `part`: first the sides, then top and bottom, and both again. */
function likenessToPart(whole: Uint8Array, part: Uint8Array): number {
  const sums = sumsOf(whole, THUMB_SIDE)
  const wanted = levelled(cellsOf(sumsOf(part, THUMB_SIDE), THUMB_SIDE, WHOLE, GRID, GRID))
  const fitOf = (cut: Cut) => {
    const cells = levelled(cellsOf(sums, THUMB_SIDE, [cut[0], cut[1], 1 - cut[2], 1 - cut[3]], GRID, GRID))
    return cells.reduce((sum, value, at) => sum + value * wanted[at]!, 0)
  }
  let cut: Cut = [0, 0, 0, 0]
  let best = fitOf(cut)
  for (const [first, second] of [SIDES, ENDS, SIDES, ENDS])
    for (const from of STEPS)
      for (const to of STEPS) {
        const tried: Cut = [...cut]
        tried[first] = from
        tried[second] = to
        const fits = fitOf(tried)
        if (fits > best) [best, cut] = [fits, tried]
      }
  return best
}

type Cut = [number, number, number, number]
const SIDES = [0, 2] as const
const ENDS = [1, 3] as const

/** Sums of everything above and to the left, so that any rectangle is four look-ups. */
function sumsOf(grey: Uint8Array, side: number): Float64Array {
  const wide = side + 1
  const sums = new Float64Array(wide * wide)
  for (let y = 0; y < side; y++) {
    let row = 0
    for (let x = 0; x < side; x++) {
      row += grey[y * side + x]!
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row
    }
  }
  return sums
}

/** The mean greys of a frame cut into so many cells. */
function cellsOf(sums: Float64Array, side: number, frame: Frame, columns: number, rows: number): Float64Array {
  const [left, top, right, bottom] = frame.map((part) => part * side) as unknown as Frame
  const width = (right - left) / columns
  const height = (bottom - top) / rows
  const cells = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = left + column * width
      const y = top + row * height
      const sum =
        sumAt(sums, side, x + width, y + height) -
        sumAt(sums, side, x, y + height) -
        sumAt(sums, side, x + width, y) +
        sumAt(sums, side, x, y)
      cells[row * columns + column] = sum / (width * height)
    }
  return cells
}

/** The sum up to a point between two pixels. */
function sumAt(sums: Float64Array, side: number, x: number, y: number): number {
  const wide = side + 1
  const column = Math.min(side - 1, Math.floor(x))
  const row = Math.min(side - 1, Math.floor(y))
  const right = x - column
  const down = y - row
  const at = row * wide + column
  const [a, b, c, d] = [sums[at]!, sums[at + 1]!, sums[at + wide]!, sums[at + wide + 1]!]
  return a + (b - a) * right + (c - a) * down + (a - b - c + d) * right * down
}

/** Takes brightness and contrast out. */
function levelled(cells: Float64Array): Float64Array {
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length
  const around = cells.map((value) => value - mean)
  const length = Math.hypot(...around) || 1
  return around.map((value) => value / length)
}

function spread(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
