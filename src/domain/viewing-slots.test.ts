import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentOf, wallTimeOf } from './time-zone.ts'
import { daysFrom, type SlotRules, slotsOn, stretchesOn } from './viewing-slots.ts'

const RULES: SlotRules = {
  zone: 'Europe/Lisbon',
  durationMinutes: 60,
  bufferMinutes: 0,
  leadMinutes: 0,
  dailyLimit: null,
  hours: [],
  exceptions: [],
  busy: [],
  now: new Date('2026-01-01T00:00:00Z'),
}
// A Saturday, and the days on which daylight saving time starts and ends.
const [SATURDAY, SPRING, AUTUMN] = ['2026-06-20', '2026-03-29', '2026-10-25']
const hours = (weekday: number, from: number, to: number) => ({ weekday, startsMinute: from * 60, endsMinute: to * 60 })
const begins = (day: string, given: Partial<SlotRules>) =>
  slotsOn(day, { ...RULES, ...given }).map(({ startsAt }) => startsAt.toISOString().slice(11, 16))

describe('slots', () => {
  test('fill the weekly availability end to end, in local time', () => {
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)] })).toEqual(['09:00', '10:00'])
    expect(begins(SATURDAY, { hours: [hours(5, 10, 12)] })).toEqual([])
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], zone: 'America/New_York' })).toEqual(['14:00', '15:00'])
  })

  test('leave buffers, and omit a slot that does not fit', () => {
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], bufferMinutes: 15 })).toEqual(['09:00'])
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], durationMinutes: 50, bufferMinutes: 10 })).toEqual([
      '09:00',
      '10:00',
    ])
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], durationMinutes: 121 })).toEqual([])
  })

  test('include extra availability of a day, and exclude closed times first', () => {
    const extra = { kind: 'extra', day: SATURDAY, startsMinute: 720, endsMinute: 780 } as const
    const closed = { kind: 'closed', day: SATURDAY, startsMinute: 0, endsMinute: 660 } as const
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], exceptions: [extra] })).toEqual(['09:00', '10:00', '11:00'])
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], exceptions: [extra, closed] })).toEqual(['10:00', '11:00'])
    expect(begins(SATURDAY, { exceptions: [{ ...extra, day: '2026-06-21' }] })).toEqual([])
  })

  test('keep away from booked viewings, with a buffer on both sides', () => {
    const busy = [{ startsAt: new Date('2026-06-20T10:00:00Z'), endsAt: new Date('2026-06-20T11:00:00Z') }]
    expect(begins(SATURDAY, { hours: [hours(6, 9, 14)], busy })).toEqual(['08:00', '09:00', '11:00', '12:00'])
    expect(begins(SATURDAY, { hours: [hours(6, 9, 14)], busy, bufferMinutes: 30, durationMinutes: 30 })).toEqual([
      '08:00',
      '09:00',
      '12:00',
    ])
  })

  test('respect the minimum notice to the minute', () => {
    const now = new Date('2026-06-20T07:00:00Z')
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], now, leadMinutes: 120 })).toEqual(['09:00', '10:00'])
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], now, leadMinutes: 121 })).toEqual(['10:00'])
  })

  test('end at the daily limit of the host', () => {
    const busy = [{ startsAt: new Date('2026-06-20T17:00:00Z'), endsAt: new Date('2026-06-20T18:00:00Z') }]
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], busy, dailyLimit: 1 })).toEqual([])
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], busy, dailyLimit: 2 })).toHaveLength(2)
    // Late on Friday in UTC is Saturday there, and vice versa.
    const elsewhere = [{ startsAt: new Date('2026-06-19T22:30:00Z'), endsAt: new Date('2026-06-19T23:30:00Z') }]
    expect(begins(SATURDAY, { hours: [hours(6, 10, 12)], busy: elsewhere, dailyLimit: 1 })).toHaveLength(2)
  })
})

test('adjacent intervals are merged, and a gap separates them', () => {
  const rules = { hours: [hours(6, 10, 12), hours(6, 11, 13), hours(6, 13, 14)], exceptions: [] }
  expect(stretchesOn(SATURDAY, rules)).toEqual([{ startsMinute: 600, endsMinute: 840 }])
  const hole = { kind: 'closed', day: SATURDAY, startsMinute: 660, endsMinute: 720 } as const
  expect(stretchesOn(SATURDAY, { ...rules, exceptions: [hole] })).toEqual([
    { startsMinute: 600, endsMinute: 660 },
    { startsMinute: 720, endsMinute: 840 },
  ])
})

test('a skipped hour is not offered, and a repeated hour is offered twice', () => {
  const night = [hours(7, 0, 4)]
  expect(begins(SPRING, { hours: night })).toEqual(['00:00', '01:00', '02:00'])
  expect(begins(AUTUMN, { hours: night })).toEqual(['23:00', '00:00', '01:00', '02:00', '03:00'])
})

describe('for any rules', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 1435 }), fc.integer({ min: 5, max: 600 }))
    .map(([startsMinute, length]) => ({ startsMinute, endsMinute: Math.min(1440, startsMinute + length) }))
  const day = fc.constantFrom(SATURDAY, SPRING, AUTUMN, '2026-03-08', '2026-11-01')
  const rules = fc.record({
    zone: fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
    durationMinutes: fc.integer({ min: 5, max: 180 }),
    bufferMinutes: fc.integer({ min: 0, max: 60 }),
    leadMinutes: fc.integer({ min: 0, max: 3000 }),
    dailyLimit: fc.constant(null),
    hours: fc.array(
      stretch.chain((each) => fc.integer({ min: 1, max: 7 }).map((weekday) => ({ ...each, weekday }))),
      { maxLength: 10 },
    ),
    exceptions: fc.array(
      fc
        .tuple(stretch, day, fc.constantFrom('extra' as const, 'closed' as const))
        .map(([each, on, kind]) => ({ ...each, day: on, kind })),
      { maxLength: 6 },
    ),
    busy: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 5, max: 300 })).map(([hour, minutes]) => {
        const startsAt = new Date(Date.parse('2026-03-28T00:00:00Z') + hour * 3_600_000)
        return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
      }),
      { maxLength: 5 },
    ),
    now: fc.constant(new Date('2026-03-28T12:00:00Z')),
  })

  test('slots have their length and day, are in order, lie within availability and avoid booked times', () => {
    fc.assert(
      fc.property(day, rules, (on, given) => {
        const slots = slotsOn(on, given)
        const open = stretchesOn(on, given).map(
          ({ startsMinute, endsMinute }) =>
            [
              momentOf({ day: on, minute: startsMinute }, given.zone).getTime(),
              momentOf({ day: on, minute: endsMinute }, given.zone).getTime(),
            ] as const,
        )
        for (const [index, { startsAt, endsAt }] of slots.entries()) {
          const [start, end] = [startsAt.getTime(), endsAt.getTime()]
          expect(end - start).toBe(given.durationMinutes * 60_000)
          expect(start - given.now.getTime()).toBeGreaterThanOrEqual(given.leadMinutes * 60_000)
          expect(open.some(([from, to]) => start >= from && end <= to)).toBe(true)
          expect(given.busy.some((busy) => start < busy.endsAt.getTime() && busy.startsAt.getTime() < end)).toBe(false)
          expect(wallTimeOf(startsAt, given.zone).day).toBe(on)
          const next = slots[index + 1]
          if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(end)
        }
      }),
      { seed: 3, numRuns: 300 },
    )
  })
})

test('consecutive days cross months and leap years', () => {
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})
