import { expect, test } from 'vitest'
import { OUTLINE_LIMITS } from '#domain/outline.ts'
import {
  circleOfDrawing,
  type Drawing,
  isFull,
  niceRadius,
  outlineOf,
  withArea,
  withHandle,
  withoutLast,
  withPoint,
} from './drawing.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const SQUARE = [at(0, 0), at(0, 10), at(10, 10), at(10, 0)]
const drawn = (corners = SQUARE, area: number | null = null): Drawing => ({ tool: 'corners', corners, area })
const cornersOf = (drawing: Drawing) => (drawing.tool === 'corners' ? drawing.corners : [])

test('vertices are appended, the last can be undone, and two are not an area', () => {
  let drawing: Drawing = drawn([])
  for (const corner of SQUARE.slice(0, 3)) drawing = withPoint(drawing, corner)
  expect(outlineOf(drawing)).toEqual(SQUARE.slice(0, 3))
  drawing = withoutLast(drawing)
  expect(cornersOf(drawing)).toEqual(SQUARE.slice(0, 2))
  expect(outlineOf(drawing)).toBe(null)
  expect(cornersOf(withoutLast(drawn([])))).toEqual([])
})

test('a press beside an edited area becomes a vertex on its nearest side', () => {
  expect(cornersOf(withPoint(drawn(SQUARE, 0), at(5, 11)))).toEqual(SQUARE.toSpliced(2, 0, at(5, 11)))
  expect(cornersOf(withPoint(drawn(SQUARE, 0), at(5, -1)))).toEqual([...SQUARE, at(5, -1)])
  expect(cornersOf(withPoint(drawn(SQUARE), at(5, 11))).at(-1)).toEqual(at(5, 11))
})

test('no area grows beyond its vertex limit', () => {
  const full = drawn(Array.from({ length: OUTLINE_LIMITS.mostPoints }, (_, i) => at(i / 100, 0)))
  expect(isFull(full)).toBe(true)
  expect(withPoint(full, at(5, 5))).toBe(full)
})

test('a vertex can be moved and removed', () => {
  expect(cornersOf(withHandle(drawn(), 1, at(1, 11)))[1]).toEqual(at(1, 11))
  expect(cornersOf(withHandle(drawn(), 1, null))).toEqual(SQUARE.toSpliced(1, 1))
})

test('a circle has a centre to move and an edge to drag', () => {
  const empty: Drawing = { tool: 'circle', centre: null, radiusKm: 2 }
  expect(circleOfDrawing(empty)).toBe(null)
  const placed = withPoint(empty, at(0, 0))
  expect(circleOfDrawing(placed)).toEqual({ centre: at(0, 0), radiusKm: 2 })
  expect(circleOfDrawing(withHandle(placed, 1, at(0, 0.1)))).toEqual({ centre: at(0, 0), radiusKm: 11.1 })
  expect(circleOfDrawing(withHandle(placed, 1, at(0, 0)))?.radiusKm).toBe(0.1)
  expect(circleOfDrawing(withHandle(placed, 0, at(1, 1)))?.centre).toEqual(at(1, 1))
  expect(withHandle(placed, 0, null)).toBe(placed)
})

test('an edited area keeps its position, a new one is last', () => {
  const other = SQUARE.slice(1)
  expect(withArea([SQUARE, other], drawn(other, 0), other)).toEqual([other, other])
  expect(withArea([SQUARE], drawn(other), other)).toEqual([SQUARE, other])
  expect(withArea([SQUARE], { tool: 'freehand' }, other)).toEqual([SQUARE, other])
})

test.each([
  [0.4, 10],
  [0.05, 1],
  [0.001, 0.2],
  [60, 200],
])('a view %f degrees high suggests a circle of %f km', (height, km) => {
  expect(niceRadius({ south: 0, north: height, west: 0, east: 1 })).toBe(km)
})
