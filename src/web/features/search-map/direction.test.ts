import { expect, test } from 'vitest'
import { directionIn } from './direction.ts'

const VIEW = { south: 0, west: 0, north: 10, east: 20 }

test.each([
  [5, 10, 'map.middle'],
  [9, 10, 'map.north'],
  [9, 19, 'map.north-east'],
  [5, 19, 'map.east'],
  [1, 19, 'map.south-east'],
  [1, 10, 'map.south'],
  [1, 1, 'map.south-west'],
  [5, 1, 'map.west'],
  [9, 1, 'map.north-west'],
])('%i, %i is in the direction %s', (latitude, longitude, word) => {
  expect(directionIn(VIEW, { latitude, longitude })).toBe(word)
})
