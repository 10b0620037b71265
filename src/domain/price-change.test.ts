import { expect, test } from 'vitest'
import { isSmallPriceChange } from './price-change.ts'

test.each([
  [100, 130, true],
  [100, 131, false],
  [100, 70, true],
  [100, 69, false],
  [1, 2, false],
  ['9223372036854775806', '9223372036854775805', true],
  ['9223372036854775806', '1', false],
])('a change from %s to %s is small: %s', (base, price, isSmall) => {
  expect(isSmallPriceChange(base, price)).toBe(isSmall)
})
