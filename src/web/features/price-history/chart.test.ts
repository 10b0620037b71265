import { expect, test } from 'vitest'
import { priceChart } from './chart.ts'

const DAY = 86_400_000

test('a price that never changed has no chart', () => {
  expect(priceChart([], DAY)).toBeNull()
  expect(priceChart([{ at: 0, price: 5 }], DAY)).toBeNull()
  expect(
    priceChart(
      [
        { at: 0, price: 5 },
        { at: DAY, price: 5 },
      ],
      2 * DAY,
    ),
  ).toBeNull()
})

test('the line stays level until the price changes and continues until now', () => {
  const chart = priceChart(
    [
      { at: 0, price: 200 },
      { at: 5 * DAY, price: 100 },
    ],
    10 * DAY,
  )
  expect(chart).toMatchObject({
    lowest: 100,
    highest: 200,
    line: 'M8 8H320V96H632',
    labels: { lowest: 0.6, highest: 0.05 },
  })
  expect(chart?.dots).toEqual([
    { x: 8, y: 8 },
    { x: 320, y: 96 },
  ])
  expect(chart?.area).toBe('M8 8H320V96H632V160H8Z')
})

test('events in any order, and several at the same time, draw the same finite line', () => {
  const points = [
    { at: DAY, price: 150 },
    { at: 0, price: 200 },
    { at: DAY, price: 100 },
  ]
  expect(priceChart(points, DAY)?.line).toBe('M8 8H632V52H632V96H632')
  expect(priceChart(points, 0)?.line).not.toMatch(/NaN|Infinity/)
})
