import { expect, test } from 'vitest'
import { shareCardPath } from './share-card.ts'

test('the URL changes with the price and the image', () => {
  const image = 'https://homes.example/images/property_title_img/0123456789abcdef0123456789abcdef/960.webp'
  expect(shareCardPath('sea view', 250_000, image)).toBe('/og/sea%20view.jpg?v=250000-01234567')
  expect(shareCardPath('sea-view', 250_000, '')).toBe('/og/sea-view.jpg?v=250000-plain')
})
