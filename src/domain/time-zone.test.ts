import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTimeZone, momentOf, offsetAt, wallTimeOf } from './time-zone.ts'

const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Asia/Dubai',
  'America/St_Johns',
]
const zones = fc.constantFrom(...ZONES)
const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 60_000) * 60_000))

test.each([
  ['Europe/Lisbon', '2026-06-20', 600, '2026-06-20T09:00:00.000Z'],
  ['Europe/Lisbon', '2026-01-20', 600, '2026-01-20T10:00:00.000Z'],
  ['America/New_York', '2026-06-20', 0, '2026-06-20T04:00:00.000Z'],
  ['Asia/Kolkata', '2026-06-20', 330, '2026-06-20T00:00:00.000Z'],
  ['Europe/Lisbon', '2026-06-20', 1440, '2026-06-20T23:00:00.000Z'],
  // 01:30 does not exist on this day; the offset before the transition applies.
  ['Europe/Lisbon', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
  // 01:30 occurs twice on this day; the first one applies.
  ['Europe/Lisbon', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
  // The transition here is half an hour.
  ['Australia/Lord_Howe', '2026-04-05', 105, '2026-04-04T14:45:00.000Z'],
])('in %s the local time %s and %s minutes is %s', (zone, day, minute, at) => {
  expect(momentOf({ day, minute }, zone).toISOString()).toBe(at)
})

describe('the local time', () => {
  test('of an instant converts back to it, or to the first of two', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const back = momentOf(wallTimeOf(at, zone), zone)
        expect(wallTimeOf(back, zone)).toEqual(wallTimeOf(at, zone))
        expect(back.getTime()).toBeLessThanOrEqual(at.getTime())
        expect(at.getTime() - back.getTime()).toBeLessThanOrEqual(3_600_000)
      }),
      { seed: 1 },
    )
  })

  test('never decreases between two instants by more than a transition', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const later = new Date(at.getTime() + 2 * 3_600_000)
        const [a, b] = [wallTimeOf(at, zone), wallTimeOf(later, zone)]
        expect(`${b.day} ${String(b.minute).padStart(4, '0')}` > `${a.day} ${String(a.minute).padStart(4, '0')}`).toBe(
          true,
        )
      }),
      { seed: 2 },
    )
  })
})

test('the offset is that of the instant', () => {
  expect(offsetAt(Date.parse('2026-03-29T00:59:59Z'), 'Europe/Lisbon')).toBe(0)
  expect(offsetAt(Date.parse('2026-03-29T01:00:00Z'), 'Europe/Lisbon')).toBe(3_600_000)
})

test.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
  ['../etc/passwd', false],
])('%j is a time zone: %s', (zone, is) => {
  expect(isTimeZone(zone)).toBe(is)
})
