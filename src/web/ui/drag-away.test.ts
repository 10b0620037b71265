import { expect, test } from 'vitest'
import { isGone } from './drag-away.ts'

test.each([
  { way: 79, gone: false },
  { way: 80, gone: false },
  { way: 81, gone: true },
  { way: -81, gone: true },
])('a message 100 wide pulled by $way is gone: $gone', ({ way, gone }) => {
  expect(isGone(way, 100)).toBe(gone)
})
