import { expect, test } from 'vitest'
import { demoListings } from './listings.ts'
import { dresser, type Stored } from './outfits.ts'

const KINDS: Record<string, number> = {
  exterior: 24,
  living: 14,
  kitchen: 8,
  bedroom: 8,
  bathroom: 6,
  dining: 3,
  hall: 2,
  study: 3,
  balcony: 3,
  garden: 4,
  aerial: 4,
  commercial: 5,
  land: 3,
  plan: 8,
  panorama: 4,
}
const STYLES = ['flat', 'tower', 'house', 'villa', 'townhouse', 'loft']
const TONES = ['light', 'warm', 'dark']
let id = 0
const pictures: Stored[] = Object.entries(KINDS).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => ({
    mediaId: ++id,
    file: `${kind}-${index}.avif`,
    width: 960,
    height: 640,
    kind,
    style: STYLES[index % STYLES.length]!,
    tone: TONES[index % TONES.length]!,
    rooms: kind === 'plan' ? index % 5 : null,
    alt: index === 0 && kind === 'living' ? 'A living room with a fireplace' : `A ${kind}`,
  })),
)
const byId = new Map(pictures.map((picture) => [picture.mediaId, picture]))
const newestFirst = demoListings().toReversed()
const choose = dresser(pictures)
const outfits = newestFirst.map((listing) => ({ listing, ...choose(listing) }))

test('adjacent listings do not have the same title image', () => {
  const twins = outfits.filter(
    ({ title }, index) =>
      index > 0 && outfits.slice(Math.max(0, index - 3), index).some((near) => near.title === title && title !== null),
  )
  // Shops, offices and plots have few images; homes have enough.
  expect(
    twins
      .filter(({ listing }) => !['land', 'commercial', 'office'].includes(listing.category))
      .map(({ listing }) => listing.slug),
  ).toEqual([])
})

test('a gallery has five to nine images without repetition, of rooms that the property has', () => {
  for (const { listing, title, gallery } of outfits) {
    const all = [title, ...gallery]
    expect(new Set(all).size).toBe(all.length)
    if (['land', 'commercial', 'office'].includes(listing.category)) continue
    expect({ slug: listing.slug, enough: gallery.length >= 5 && gallery.length <= 9 }).toEqual({
      slug: listing.slug,
      enough: true,
    })
    const kinds = gallery.map((media) => byId.get(media)!.kind)
    const amenities = [listing.parameters.amenities ?? []].flat()
    expect(kinds.includes('garden')).toBe(amenities.includes('Garden') && kinds.includes('garden'))
    if (listing.category === 'studio') expect(kinds).not.toContain('study')
  }
})

test('no image shows a fireplace that the listing does not have', () => {
  const fire = pictures.find(({ alt }) => alt.includes('fireplace'))!.mediaId
  const shown = outfits.filter(({ title, gallery }) => title === fire || gallery.includes(fire))
  expect(shown.length).toBeGreaterThan(0)
  const wrong = shown.filter(({ listing }) => ![listing.parameters.amenities ?? []].flat().includes('Fireplace'))
  expect(wrong.map(({ listing }) => listing.slug)).toEqual([])
})

test('the exterior matches the category', () => {
  const outside = outfits.flatMap(({ listing, title }) =>
    title !== null && byId.get(title)!.kind === 'exterior'
      ? [{ category: listing.category, style: byId.get(title)!.style }]
      : [],
  )
  expect(outside.filter(({ category, style }) => category === 'villa' && style !== 'villa')).toEqual([])
  expect(
    outside.filter(({ category, style }) => category === 'apartment' && (style === 'villa' || style === 'house')),
  ).toEqual([])
})

test('without images every listing has an empty set', () => {
  expect(dresser([])(newestFirst[0]!)).toEqual({ title: null, gallery: [], floors: [], panorama: null })
})
