import { expect, test } from 'vitest'
import { instantOf } from './instant.ts'

test.each([
  [new Date('2025-01-01T00:00:00Z'), '2025-01-01T00:00:00.000000Z'],
  ['2025-06-30T23:59:59.123456+00:00', '2025-06-30T23:59:59.123456Z'],
  ['2025-06-30T23:59:59.5+00:00', '2025-06-30T23:59:59.500000Z'],
  ['2025-06-30T23:59:59+00:00', '2025-06-30T23:59:59.000000Z'],
  ['2025-06-30T23:59:59.5+02:00', '2025-06-30T21:59:59.500000Z'],
])('%s is formatted as %s', (moment, written) => {
  expect(instantOf(moment)).toBe(written)
})
