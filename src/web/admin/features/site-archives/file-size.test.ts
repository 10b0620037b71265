import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [4_074_496, '4.1 MB'],
  [999_999_999, '1,000 MB'],
  [52_000_000_000, '52 GB'],
  [9e15, '9,000 TB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes, 'en')).toBe(words)
})
