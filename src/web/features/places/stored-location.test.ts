import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { storedLocation } from './stored-location.ts'

const porto = {
  formatted_address: 'Porto, Portugal',
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  latitude: 41.15,
  longitude: -8.61,
}

test.each([
  ['  Porto ', { formatted_address: 'Porto', city: '', state: '', country: '' }],
  [porto, porto],
  [
    { ...porto, radius: 5 },
    { ...porto, radius: 5 },
  ],
  [{ formatted_address: 'Porto' }, { formatted_address: 'Porto', city: '', state: '', country: '' }],
  [
    { formatted_address: 'X', latitude: Number.NaN, longitude: 1 },
    { formatted_address: 'X', city: '', state: '', country: '' },
  ],
  [{ ...porto, extra: '<script>' }, porto],
  ['', null],
  ['   ', null],
  [{ city: 'Porto' }, null],
  [{ formatted_address: '  ' }, null],
  [{ formatted_address: 7 }, null],
  [null, null],
  [undefined, null],
  [42, null],
])('%j is stored as %j', (given, expected) => {
  proves('3.29', '4.6', '5.26')
  expect(storedLocation(given)).toEqual(expected)
})
