// Own perceptual hash: libraries hash the whole photo only; ours also matches cropped copies and is pure arithmetic on
// pixels.

/** Side of the greyscale image that hashes are computed from, in pixels; the stored thumbnail has half the side. */
export const PRINT_SIDE = 64
export const THUMB_SIDE = 32

/** Left, top, right and bottom as fractions of the image. */
type Frame = readonly [number, number, number, number]

const CUT = 0.1
const WHOLE: Frame = [0, 0, 1, 1]
/** Crops that are hashed: the whole photo and the parts that remain when an edge is cut off. */
const VIEWS: readonly Frame[] = [
  WHOLE,
  [CUT / 2, CUT / 2, 1 - CUT / 2, 1 - CUT / 2],
  [CUT, CUT, 1 - CUT, 1 - CUT],
  [0, 0, 1 - CUT, 1 - CUT],
  [CUT, 0, 1, 1 - CUT],
  [0, CUT, 1 - CUT, 1],
  [CUT, CUT, 1, 1],
]
/** Number of views compared of the photo to look up: the whole and two centre crops. */
export const MAX_COMPARED_VIEWS = 3
/** Maximum Hamming distance of two hashes for the photos to be compared. */
export const FARTHEST_BITS = 14
/** Minimum correlation of equal photos. Cropped and compressed copies score above 0.97, similar photos below 0.96. */
const SAME_PHOTO = 0.965

const FLAT = 6

/** Thumbnail and hashes of a photo; null if it has almost no detail, because all such photos match each other. */
export function perceptualHash(grey: Uint8Array): { thumb: Uint8Array; hashes: bigint[] } | null {
  const sums = sumsOf(grey, PRINT_SIDE)
  const thumb = Uint8Array.from(cellsOf(sums, PRINT_SIDE, WHOLE, THUMB_SIDE, THUMB_SIDE), Math.round)
  if (spread(thumb) < FLAT) return null
  return { thumb, hashes: VIEWS.map((view) => hashOf(cellsOf(sums, PRINT_SIDE, view, 9, 8))) }
}

/**
 * Difference hash: one bit per darker neighbour, which is invariant to size, sharpness and brightness. Signed, for a
 * bigint column.
 */
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

/** Whether one thumbnail matches the other or a crop of it; either photo may have been cropped. */
export const isSamePhoto = (one: Uint8Array, other: Uint8Array): boolean => {
  const [sums, others] = [sumsOf(one, THUMB_SIDE), sumsOf(other, THUMB_SIDE)]
  return isPart(sums, others) || isPart(others, sums)
}

/**
 * Searches for a crop of `whole` that matches `part`: first the left and right edges, then top and bottom, and both
 * again.
 */
function isPart(whole: Float64Array, part: Float64Array): boolean {
  const wanted = levelled(cellsOf(part, THUMB_SIDE, WHOLE, GRID, GRID))
  let cut: Cut = [0, 0, 0, 0]
  let best = likeness(whole, cut, wanted)
  for (const [first, second] of [SIDES, ENDS, SIDES, ENDS])
    for (const from of STEPS)
      for (const to of STEPS) {
        if (best >= SAME_PHOTO) return true
        const tried: Cut = [...cut]
        tried[first] = from
        tried[second] = to
        const like = likeness(whole, tried, wanted)
        if (like > best) [best, cut] = [like, tried]
      }
  return best >= SAME_PHOTO
}

type Cut = [number, number, number, number]
const SIDES = [0, 2] as const
const ENDS = [1, 3] as const

/** Correlation of a crop with the normalised cells of another photo, from -1 to 1. */
function likeness(whole: Float64Array, [left, top, right, bottom]: Cut, wanted: Float64Array): number {
  const cells = cellsOf(whole, THUMB_SIDE, [left, top, 1 - right, 1 - bottom], GRID, GRID)
  let [sum, squares, product] = [0, 0, 0]
  for (let at = 0; at < cells.length; at++) {
    const value = cells[at]!
    sum += value
    squares += value * value
    product += value * wanted[at]!
  }
  // The mean of the normalised cells is 0, so it need not be subtracted from the product.
  return product / (Math.sqrt(Math.max(0, squares - (sum * sum) / cells.length)) || 1)
}

/** Summed-area table: the sum of any rectangle takes four lookups. */
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

/** Mean grey values of a frame divided into a grid of cells. */
function cellsOf(sums: Float64Array, side: number, frame: Frame, columns: number, rows: number): Float64Array {
  const [left, top, right, bottom] = frame
  const width = ((right - left) * side) / columns
  const height = ((bottom - top) * side) / rows
  const cells = new Float64Array(columns * rows)
  // Each corner is shared by four cells, so a row of corners is reused for the next row of cells.
  let above = new Float64Array(columns + 1)
  let below = new Float64Array(columns + 1)
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      below[column] = sumAt(sums, side, left * side + column * width, top * side + row * height)
      if (row === 0 || column === 0) continue
      const sum = below[column]! - below[column - 1]! - above[column]! + above[column - 1]!
      cells[(row - 1) * columns + column - 1] = sum / (width * height)
    }
    ;[above, below] = [below, above]
  }
  return cells
}

/** Summed-area value at a position between two pixels. */
function sumAt(sums: Float64Array, side: number, x: number, y: number): number {
  const wide = side + 1
  const column = Math.min(side - 1, Math.floor(x))
  const row = Math.min(side - 1, Math.floor(y))
  const right = x - column
  const down = y - row
  const at = row * wide + column
  const a = sums[at]!
  const b = sums[at + 1]!
  const c = sums[at + wide]!
  return a + (b - a) * right + (c - a) * down + (a - b - c + sums[at + wide + 1]!) * right * down
}

/** Normalises brightness and contrast. */
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
