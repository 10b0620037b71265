import { expect, test } from 'vitest'
import { selectShare } from './support/sample.ts'

const ITEMS = Array.from({ length: 40 }, (_, index) => `item ${index}`)
const days = Array.from({ length: 60 }, (_, day) => `day ${day}`)

test('a share of the items is selected in their own order', () => {
  const sample = selectShare(ITEMS, 'seed', { share: 0.25 })
  expect(sample).toHaveLength(10)
  expect(sample).toEqual(ITEMS.filter((item) => sample.includes(item)))
})

test('the same seed selects the same items, another seed selects others', () => {
  const of = (seed: string) => selectShare(ITEMS, seed, { share: 0.25 })
  expect(of('one')).toEqual(of('one'))
  expect(of('one')).not.toEqual(of('two'))
})

test('every item is selected on some day, also where a share is less than one item', () => {
  for (const items of [ITEMS, ['alone'], ['a', 'b', 'c']]) {
    const seen = new Set(days.flatMap((day) => selectShare(items, day, { share: 0.3 })))
    expect([...seen].sort()).toEqual([...items].sort())
  }
})

test('a single item with a share of one half is selected on about half of the days', () => {
  const count = days.filter((day) => selectShare(['alone'], day, { share: 0.5 }).length === 1).length
  expect(count).toBeGreaterThan(15)
  expect(count).toBeLessThan(45)
})

test('a share of one selects everything, a share of zero nothing', () => {
  expect(selectShare(ITEMS, 'seed', { share: 1 })).toEqual(ITEMS)
  expect(selectShare(ITEMS, 'seed', { share: 0 })).toEqual([])
})
