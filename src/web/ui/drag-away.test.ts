import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { isGone } from './drag-away.ts'

test.each([
  { way: 79, gone: false },
  { way: 80, gone: false },
  { way: 81, gone: true },
  { way: -81, gone: true },
])('a toast 100 wide dragged by $way is dismissed: $gone', ({ way, gone }) => {
  proves('9.19')
  expect(isGone(way, 100)).toBe(gone)
})
