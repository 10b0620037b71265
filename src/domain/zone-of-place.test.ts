import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'
import { zoneOfPlace } from './zone-of-place.ts'
import { ZONE_PLACES } from './zone-places.ts'

test.each([
  ['Portugal', 38.72, -9.14, 'Europe/Lisbon'],
  ['Portugal', 37.74, -25.67, 'Atlantic/Azores'],
  // Nearer to Lisbon than to Madrid, and still in Spain.
  ['Spain', 42.24, -8.72, 'Europe/Madrid'],
  ['spain ', 28.1, -15.4, 'Atlantic/Canary'],
  ['United States', 40.71, -74.0, 'America/New_York'],
  ['United States', 34.05, -118.24, 'America/Los_Angeles'],
  ['India', 19.08, 72.88, 'Asia/Kolkata'],
  ['Australia', -33.87, 151.21, 'Australia/Sydney'],
  ['Fiji', -16.8, -179.9, 'Pacific/Fiji'],
  // A country that nobody knows by that name.
  ['Land of nowhere', 48.86, 2.35, 'Europe/Paris'],
  [null, 48.86, 2.35, 'Europe/Paris'],
  ['Japan', null, null, 'Asia/Tokyo'],
  [null, null, null, null],
  ['Land of nowhere', null, null, null],
])('%s at %s, %s lives by %s', (country, latitude, longitude, zone) => {
  expect(zoneOfPlace({ country, latitude, longitude })).toBe(zone)
})

test('every zone of the table is one that this program knows', () => {
  const zones = ZONE_PLACES.trim()
    .split(/;\s|\n/)
    .map((row) => row.trim().split(' ')[3]!)
  expect(zones.length).toBeGreaterThan(400)
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
})
