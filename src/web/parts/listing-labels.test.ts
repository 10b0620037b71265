import { expect, test } from 'vitest'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { listingBadges } from './listing-badges.ts'
import { listingLabels } from './listing-labels.ts'
import { placeLine } from './place-line.tsx'

const words = listingLabels(translator('en', en), { symbol: '$', currency: 'USD', withSuffix: true, language: 'en' })

test.each([
  { facts: { bedrooms: 3, bathrooms: 2, area: 128.4 }, line: '3 bd · 2 ba · 128 m²' },
  { facts: { bedrooms: null, bathrooms: 1, area: 40 }, line: '1 ba · 40 m²' },
  { facts: { bedrooms: null, bathrooms: null, area: null }, line: '' },
])('the key facts read $line', ({ facts, line }) => {
  expect(words.facts(facts)).toBe(line)
})

test.each([
  { amount: 1_250_000, per: null, price: '$1.25M' },
  { amount: 2_400, per: 'Monthly', price: '$2.40K / month' },
  { amount: 90, per: 'Daily', price: '$90 / day' },
  { amount: 90, per: 'Fortnightly', price: '$90' },
])('$amount $per reads $price', ({ amount, per, price }) => {
  expect(words.price(amount, per)).toBe(price)
})

const plain = {
  property_type: 'sell' as const,
  promoted: false,
  is_premium: false,
  price_dropped_from: null,
  created_at: '2026-01-01T00:00:00Z',
}

test.each([
  { home: {}, badges: [] },
  {
    home: { promoted: true, is_premium: true, price_dropped_from: 10 },
    badges: ['badge.price-down', 'badge.featured'],
  },
  { home: { is_premium: true, created_at: '2026-05-30T00:00:00Z' }, badges: ['badge.premium', 'badge.new'] },
  { home: { created_at: '2026-05-20T00:00:00Z' }, badges: [] },
  {
    home: { property_type: 'sold' as const, promoted: true, created_at: '2026-05-30T00:00:00Z' },
    badges: ['badge.sold'],
  },
  { home: { property_type: 'rented' as const, created_at: '2026-05-30T00:00:00Z' }, badges: ['badge.rented'] },
])('a photo carries at most two badges: $badges', ({ home, badges }) => {
  expect(listingBadges({ ...plain, ...home }, Date.parse('2026-06-01T00:00:00Z'))).toEqual(badges)
})

test.each([
  { place: { city: 'Lisbon', state: 'Lisbon', country: 'Portugal' }, line: 'Lisbon, Portugal' },
  { place: { city: 'Mumbai', state: 'Maharashtra', country: 'India' }, line: 'Mumbai, Maharashtra, India' },
  { place: { city: '', state: 'Bavaria', country: 'Germany' }, line: 'Bavaria, Germany' },
  { place: { city: 'Monaco', state: '', country: '' }, line: 'Monaco' },
  { place: { city: '', state: '', country: 'Kenya' }, line: 'Kenya' },
])('a location reads $line', ({ place, line }) => {
  expect(placeLine(place)).toBe(line)
})
