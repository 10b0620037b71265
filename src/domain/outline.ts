import type { Point } from './geo.ts'

/** Limits of drawn areas, which bound the size of a request. */
export const OUTLINE_LIMITS = { areas: 10, leastPoints: 3, mostPoints: 500 } as const

const PRECISION = 1e5

/**
 * Encodes outlines compactly for a URL: differences of consecutive points in base 64, outlines separated by a full
 * stop.
 */
export const writeOutlines = (outlines: readonly (readonly Point[])[]): string => outlines.map(writeOutline).join('.')

/** Decodes the result of `writeOutlines`; null if it is invalid or exceeds a limit. */
export function readOutlines(text: string): Point[][] | null {
  const parts = text.split('.')
  if (parts.length > OUTLINE_LIMITS.areas) return null
  const outlines: Point[][] = []
  for (const part of parts) {
    const outline = readOutline(part)
    if (!outline) return null
    outlines.push(outline)
  }
  return outlines
}

function writeOutline(outline: readonly Point[]): string {
  let text = ''
  let before = { latitude: 0, longitude: 0 }
  for (const { latitude, longitude } of outline) {
    const here = { latitude: Math.round(latitude * PRECISION), longitude: Math.round(longitude * PRECISION) }
    text += writeNumber(here.latitude - before.latitude) + writeNumber(here.longitude - before.longitude)
    before = here
  }
  return text
}

function readOutline(text: string): Point[] | null {
  const points: Point[] = []
  let latitude = 0
  let longitude = 0
  for (let at = 0; at < text.length; ) {
    const north = readNumber(text, at)
    const east = north && readNumber(text, north.end)
    if (!east || points.length === OUTLINE_LIMITS.mostPoints) return null
    latitude += north.value
    longitude += east.value
    at = east.end
    if (Math.abs(latitude) > 90 * PRECISION || Math.abs(longitude) > 180 * PRECISION) return null
    points.push({ latitude: latitude / PRECISION, longitude: longitude / PRECISION })
  }
  return points.length < OUTLINE_LIMITS.leastPoints ? null : points
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MAX_DIGITS = 6

/**
 * Variable-length quantity: five bits per digit, lowest first; the sixth is the continuation bit, and the lowest bit of
 * all is the sign.
 */
function writeNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  let text = ''
  while (rest >= 32) {
    text += DIGITS[(rest % 32) + 32]
    rest = Math.floor(rest / 32)
  }
  return text + DIGITS[rest]
}

function readNumber(text: string, start: number): { value: number; end: number } | null {
  let value = 0
  for (let digits = 0; digits < MAX_DIGITS; digits++) {
    const digit = DIGITS.indexOf(text[start + digits] ?? '')
    if (digit === -1 || text[start + digits] === undefined) return null
    value += (digit % 32) * 32 ** digits
    if (digit < 32) return { value: value % 2 === 1 ? -(value + 1) / 2 : value / 2, end: start + digits + 1 }
  }
  return null
}

/**
 * Whether an outline contains a point, by the even-odd rule: where a line crosses itself, a region enclosed an even
 * number of times lies outside.
 */
export function isInside(outline: readonly Point[], { latitude, longitude }: Point): boolean {
  let inside = false
  for (let i = 0, before = outline.length - 1; i < outline.length; before = i++) {
    const a = outline[i]!
    const b = outline[before]!
    if (a.latitude > latitude === b.latitude > latitude) continue
    const east = ((b.longitude - a.longitude) * (latitude - a.latitude)) / (b.latitude - a.latitude) + a.longitude
    if (longitude < east) inside = !inside
  }
  return inside
}
