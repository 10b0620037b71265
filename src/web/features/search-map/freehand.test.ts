import { expect, test } from 'vitest'
import { OUTLINE_LIMITS } from '#domain/outline.ts'
import { outlineOfLoop } from './freehand.ts'

const pointAt = ({ x, y }: { x: number; y: number }) => ({ latitude: -y, longitude: x })
const circle = (radius: number, steps: number) =>
  Array.from({ length: steps }, (_, i) => ({
    x: 200 + radius * Math.cos((i / steps) * 2 * Math.PI),
    y: 200 + radius * Math.sin((i / steps) * 2 * Math.PI),
  }))

test('a drawn circle becomes an outline of few vertices', () => {
  const outline = outlineOfLoop(circle(120, 700), pointAt)!
  expect(outline.length).toBeGreaterThan(8)
  expect(outline.length).toBeLessThan(40)
  for (const { latitude, longitude } of outline) expect(Math.hypot(longitude - 200, -latitude - 200)).toBeCloseTo(120)
})

test('a dot, a stroke and a scribble without area are rejected', () => {
  expect(outlineOfLoop([{ x: 5, y: 5 }], pointAt)).toBe(null)
  expect(outlineOfLoop(circle(5, 60), pointAt)).toBe(null)
  expect(
    outlineOfLoop(
      [0, 50, 100, 150].map((x) => ({ x, y: 3 })),
      pointAt,
    ),
  ).toBe(null)
})

test('a scribble of thousands of turns stays within the length limit of an address', () => {
  const scribble = Array.from({ length: 4000 }, (_, i) => ({ x: (i * 7919) % 900, y: (i * 104_729) % 700 }))
  expect(outlineOfLoop(scribble, pointAt)!.length).toBeLessThanOrEqual(OUTLINE_LIMITS.mostPoints)
})
