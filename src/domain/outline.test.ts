import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, OUTLINE_LIMITS, readOutlines, writeOutlines } from './outline.ts'

const square = [
  { latitude: 1, longitude: 1 },
  { latitude: 1, longitude: 3 },
  { latitude: 3, longitude: 3 },
  { latitude: 3, longitude: 1 },
]
const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => (n === 0 ? 0 : n / 1e5))
const outlines = fc.array(
  fc.array(fc.record({ latitude: degrees(90), longitude: degrees(180) }), { minLength: 3, maxLength: 40 }),
  { minLength: 1, maxLength: OUTLINE_LIMITS.areas },
)

test('written outlines are parsed back unchanged', () => {
  fc.assert(
    fc.property(outlines, (areas) => {
      expect(readOutlines(writeOutlines(areas))).toEqual(areas)
    }),
  )
})

test('a square takes 24 characters', () => {
  expect(writeOutlines([square]).length).toBeLessThan(32)
})

test.each([
  ['nothing', ''],
  ['two points', writeOutlines([square.slice(0, 2)])],
  ['half a point', writeOutlines([square]).slice(0, -1)],
  ['other characters', 'A+B/C='],
  ['a number without end', '_'.repeat(40)],
  ['a point beyond the pole', writeOutlines([square.map((p) => ({ ...p, latitude: p.latitude + 89 }))])],
  ['30,000 points', writeOutlines([Array.from({ length: 30_000 }, () => square[0]!)])],
  ['eleven areas', writeOutlines(Array.from({ length: 11 }, () => square))],
])('%s is not an outline', (_what, text) => {
  expect(readOutlines(text)).toBeNull()
})

test.each([
  { latitude: 2, longitude: 2, inside: true },
  { latitude: 2, longitude: 3.5, inside: false },
  { latitude: 0.9, longitude: 2, inside: false },
])('a square contains $latitude, $longitude: $inside', ({ inside, ...point }) => {
  expect(isInside(square, point)).toBe(inside)
})

test('the centre of a five-pointed star drawn in one line lies outside', () => {
  const star = [0, 2, 4, 1, 3].map((corner) => {
    const angle = (corner * 2 * Math.PI) / 5
    return { latitude: Math.cos(angle), longitude: Math.sin(angle) }
  })
  expect(isInside(star, { latitude: 0, longitude: 0 })).toBe(false)
  expect(isInside(star, { latitude: 0.8, longitude: 0 })).toBe(true)
})
