import { expect, test } from 'vitest'
import { movedId, readIds, swappedIds } from './ids.ts'

test.each([
  [undefined, []],
  ['7', [7]],
  ['12-vs-31', [12, 31]],
  ['12-vs-31-vs-12', [12, 31]],
  ['1-vs-2-vs-3-vs-4-vs-5-vs-6-vs-7', [1, 2, 3, 4, 5, 6]],
  ['0-vs-5', [5]],
  ['', null],
  ['12-31', null],
  ['12-vs-', null],
  ['a-vs-b', null],
  ['1-vs-1e5', null],
  [`1-vs-${'9'.repeat(16)}`, null],
])('%s contains %j', (word, ids) => {
  expect(readIds(word)).toEqual(ids)
})

test('a moved home shifts the others', () => {
  expect(movedId([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  expect(movedId([1, 2, 3], 3, 0)).toEqual([3, 1, 2])
  expect(movedId([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
  expect(movedId([1, 2, 3], 3, 3)).toEqual([1, 2, 3])
  expect(movedId([1, 2, 3], 9, 0)).toEqual([1, 2, 3])
})

test('two homes are exchanged', () => {
  expect(swappedIds([1, 2, 3], 1, 3)).toEqual([3, 2, 1])
  expect(swappedIds([1, 2, 3], 2, 2)).toEqual([1, 2, 3])
})
