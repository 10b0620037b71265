import { describe, expect, test } from 'vitest'
import { daysListed, type ListingEvent, type PublicEvent, publicHistory } from './listing-history.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()
const event = (
  kind: ListingEvent['kind'],
  day: number,
  next: ListingEvent['new'] = null,
  old: ListingEvent['old'] = null,
): ListingEvent => ({
  kind,
  at: at(day),
  old,
  new: next,
})
const told = (
  kind: PublicEvent['kind'],
  day: number,
  price: number | null,
  from: number | null = null,
): PublicEvent => ({ kind, at: at(day), price, from })

describe('the public history', () => {
  test.each<[what: string, events: ListingEvent[], history: PublicEvent[]]>([
    [
      'nothing of a home that was never public',
      [event('created', 1, { price: 9 }), event('price_changed', 2, { price: 8 }, { price: 9 })],
      [],
    ],
    [
      'nothing from before the first public day, nor of moderation',
      [
        event('created', 1, { price: 9 }),
        event('price_changed', 2, { price: 8 }, { price: 9 }),
        event('hidden', 2),
        event('status_changed', 3),
        event('published', 3, { price: 8 }),
      ],
      [told('listed', 3, 8)],
    ],
    [
      'prices with what they were before',
      [
        event('published', 1, { price: 9 }),
        event('price_changed', 4, { price: 7 }, { price: 9 }),
        event('price_changed', 5, { price: 8 }, { price: 7 }),
      ],
      [told('listed', 1, 9), told('price_changed', 4, 7, 9), told('price_changed', 5, 8, 7)],
    ],
    [
      'hidden, shown and sold at the price of the day',
      [
        event('published', 1, { price: 9 }),
        event('hidden', 2),
        event('shown', 3),
        event('price_changed', 4, { price: 7 }, { price: 9 }),
        event('type_changed', 5, { property_type: 'sold' }, { property_type: 'sell' }),
      ],
      [
        told('listed', 1, 9),
        told('hidden', 2, 9),
        told('shown', 3, 9),
        told('price_changed', 4, 7, 9),
        told('sold', 5, 7),
      ],
    ],
    [
      'rented and back again',
      [
        event('published', 1, { price: 9 }),
        event('type_changed', 2, { property_type: 'rented' }),
        event('type_changed', 6, { property_type: 'rent' }),
      ],
      [told('listed', 1, 9), told('rented', 2, 9), told('relisted', 6, 9)],
    ],
  ])('%s', (_what, events, history) => {
    expect(publicHistory(events)).toEqual(history)
  })
})

test.each<[history: PublicEvent[], now: number, days: number]>([
  [[], 20, 0],
  [[told('listed', 1, 9)], 20, 19],
  [[told('listed', 1, 9), told('sold', 5, 9)], 20, 4],
  [[told('listed', 1, 9), told('rented', 5, 9), told('relisted', 9, 9)], 20, 19],
  [[told('listed', 1, 9), told('rented', 5, 9), told('relisted', 9, 9), told('rented', 12, 9)], 20, 11],
  [[told('listed', 21, 9)], 20, 0],
])('history %j on day %i counts %i days listed', (history, now, days) => {
  expect(daysListed(history, new Date(at(now)))).toBe(days)
})
