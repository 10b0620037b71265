import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOf, durationOf, relativeTime, timeAgo } from './time-ago.ts'

const now = new Date('2026-11-15T12:00:00Z')
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 }
const before = (count: number, unit: keyof typeof SECONDS) => new Date(now.getTime() - count * SECONDS[unit] * 1000)

test.each([
  [before(0, 's'), 'just now'],
  [before(1, 's'), '1 second ago'],
  [before(59, 's'), '59 seconds ago'],
  [before(60, 's'), '1 minute ago'],
  [before(59, 'm'), '59 minutes ago'],
  [before(1, 'h'), '1 hour ago'],
  [before(23, 'h'), '23 hours ago'],
  [before(1, 'd'), '1 day ago'],
  [before(6, 'd'), '6 days ago'],
  [before(7, 'd'), '1 week ago'],
  [before(29, 'd'), '4 weeks ago'],
  [before(30, 'd'), '1 month ago'],
  [before(364, 'd'), '12 months ago'],
  [before(365, 'd'), '1 year ago'],
  [before(800, 'd'), '2 years ago'],
  [new Date(now.getTime() + 60_000), 'just now'],
])('the time %s is described as %s', (from, words) => {
  expect(timeAgo(from, now)).toBe(words)
})

test.each([
  [before(44, 's'), -44, 'second'],
  [before(45, 's'), -1, 'minute'],
  [before(44, 'm'), -44, 'minute'],
  [before(45, 'm'), -1, 'hour'],
  [before(21, 'h'), -21, 'hour'],
  [before(22, 'h'), -1, 'day'],
  [before(25, 'd'), -25, 'day'],
  [before(26, 'd'), -1, 'month'],
  [before(304, 'd'), -10, 'month'],
  [before(330, 'd'), -1, 'year'],
  [before(1096, 'd'), -3, 'year'],
  [new Date(now.getTime() + 3 * 3_600_000), 3, 'hour'],
] as const)('%s is %i %s from now', (at, count, unit) => {
  expect(relativeTime(at, now)).toEqual({ count, unit })
})

test.each([
  [1, 1, 'hour'],
  [23, 23, 'hour'],
  [24, 1, 'day'],
  [719, 29, 'day'],
  [720, 30, 'day'],
] as const)('%i hours are %i %s', (hours, count, unit) => {
  expect(durationOf(hours)).toEqual({ count, unit })
})

test('an earlier time is never described as more recent', () => {
  const rank = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(10 ** 9), (a, b) => {
      const [older, younger] = [ageOf(before(Math.max(a, b), 's'), now), ageOf(before(Math.min(a, b), 's'), now)]
      const [olderRank, youngerRank] = [rank.indexOf(older.unit), rank.indexOf(younger.unit)]
      expect(olderRank > youngerRank || (olderRank === youngerRank && older.count >= younger.count)).toBe(true)
    }),
  )
})
