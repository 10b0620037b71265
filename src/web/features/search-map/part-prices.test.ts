import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pin } from '#contract/search.ts'
import { fromMercator } from '#domain/geo.ts'
import { partPrices } from './part-prices.ts'
import type { ShownPin } from './pins-of-view.ts'

const ZOOM = 10
const WORLD_PX = 256 * 2 ** ZOOM
const price = (id: number, x: number, y: number): ShownPin => ({
  ...fromMercator((100_000 + x) / WORLD_PX, (100_000 + y) / WORLD_PX),
  id: `home ${id}`,
  label: '',
  text: '$485K',
  shown: { kind: 'home', home: { id } as Pin },
})
const shownOf = (pins: readonly ShownPin[]) => pins.filter(({ text }) => text).map(({ id }) => id)

test('of two overlapping prices the first stays and the other becomes a dot; neighbours keep theirs', () => {
  const pins = [price(1, 0, 0), price(2, 20, 10), price(3, 80, 0), price(4, 0, 40)]
  expect(shownOf(partPrices(pins, ZOOM, () => false))).toEqual(['home 1', 'home 3', 'home 4'])
  expect(partPrices(pins, ZOOM, () => false)).toHaveLength(4)
})

test('a home of the list keeps its price before others', () => {
  const pins = [price(1, 0, 0), price(2, 20, 10)]
  expect(shownOf(partPrices(pins, ZOOM, ({ id }) => id === 'home 2'))).toEqual(['home 2'])
})

test('nothing overlaps a cluster, and zooming in restores all prices', () => {
  const crowd: ShownPin = { ...price(9, 0, -10), id: 'cluster', crowd: 3, text: '40' }
  const pins = [price(1, 10, 0), crowd]
  expect(shownOf(partPrices(pins, ZOOM, () => true))).toEqual(['cluster'])
  expect(shownOf(partPrices(pins, ZOOM + 3, () => true))).toEqual(['home 1', 'cluster'])
})

test('no two displayed prices overlap, wherever homes are', () => {
  const Spot = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 700 }) })
  fc.assert(
    fc.property(fc.array(Spot, { maxLength: 80 }), (spots) => {
      const all = spots.map(({ x, y }, id) => price(id, x, y))
      const kept = shownOf(partPrices(all, ZOOM, () => false)).map((id) => spots[Number(id.slice(5))]!)
      return kept.every((a, i) => kept.every((b, j) => i === j || Math.abs(a.x - b.x) > 61 || Math.abs(a.y - b.y) > 29))
    }),
  )
})
