import { expect, test } from 'vitest'
import { changeProjectFilter, isNarrowed, readProjectFilter, writeProjectFilter } from './filter.ts'

const read = (query: string) => readProjectFilter(new URLSearchParams(query))

test.each([
  ['', { page: 1 }],
  ['type=upcoming&page=3', { type: 'upcoming', page: 3 }],
  [
    'search=+canal+&place=Berlin&category=apartment',
    { search: 'canal', place: 'Berlin', category: 'apartment', page: 1 },
  ],
  ['type=finished&search=&place=%20', { page: 1 }],
  ['search=%00&place=a%00b', { place: 'ab', page: 1 }],
  ['page=0', { page: 1 }],
  ['page=1e9', { page: 1 }],
  ['page=2.5', { page: 1 }],
])('"%s" is parsed', (query, filter) => {
  expect(read(query)).toEqual(filter)
})

test('very long text is cut before it reaches a call', () => {
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(120)
})

test.each(['', 'type=upcoming&page=3', 'search=canal&place=Berlin&type=upcoming&category=apartment'])(
  '"%s" is written as it was parsed',
  (query) => {
    expect(writeProjectFilter(read(query))).toBe(query)
  },
)

test('changing a filter goes back to the first page', () => {
  const third = read('type=upcoming&page=3')
  expect(writeProjectFilter(changeProjectFilter(third, { type: undefined }))).toBe('')
  expect(writeProjectFilter(changeProjectFilter(third, { page: 4 }))).toBe('type=upcoming&page=4')
})

test('only filters narrow the list, pages do not', () => {
  expect(isNarrowed(read('page=2'))).toBe(false)
  expect(isNarrowed(read('place=Berlin'))).toBe(true)
})
