import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, LISTING_KINDS } from './listing-draft.ts'
import { factsOfDraft, type ListingFacts, listingQuality, QUALITY_POINTS, type QualityItem } from './listing-quality.ts'

const NOTHING: ListingFacts = {
  photos: 0,
  plans: 0,
  description: 0,
  hasPin: false,
  asked: 10,
  answered: 0,
  facilities: 0,
  hasTour: false,
  hasSummary: false,
}
const EVERYTHING: ListingFacts = {
  photos: 10,
  plans: 1,
  description: 400,
  hasPin: true,
  asked: 10,
  answered: 10,
  facilities: 3,
  hasTour: true,
  hasSummary: true,
}

/** Change that closes each gap. */
const DONE: Record<QualityItem, Partial<ListingFacts>> = {
  photo: { photos: 1 },
  'photos-5': { photos: 5 },
  'photos-10': { photos: 10 },
  plan: { plans: 1 },
  description: { description: 150 },
  'description-long': { description: 400 },
  pin: { hasPin: true },
  facts: { answered: 6 },
  'facts-all': { answered: 10 },
  nearby: { facilities: 3 },
  tour: { hasTour: true },
  summary: { hasSummary: true },
}

describe.each(LISTING_KINDS)('a %s', (kind) => {
  test('scores 0 without content and 100 when complete', () => {
    expect(listingQuality(kind, NOTHING).score).toBe(0)
    expect(listingQuality(kind, EVERYTHING)).toEqual({ score: 100, gaps: [] })
  })

  test('gains exactly the announced points as the gaps are closed one by one, up to 100', () => {
    let facts = NOTHING
    for (const item of Object.keys(QUALITY_POINTS[kind]) as QualityItem[]) {
      const before = listingQuality(kind, facts)
      const shown = before.gaps.find((gap) => gap.item === item)!.points
      facts = { ...facts, ...DONE[item] }
      expect(listingQuality(kind, facts).score).toBe(before.score + shown)
    }
    expect(listingQuality(kind, facts).score).toBe(100)
  })

  test('lists the most valuable gaps first', () => {
    const points = listingQuality(kind, NOTHING).gaps.map((gap) => gap.points)
    expect(points).toEqual([...points].sort((a, b) => b - a))
  })
})

test('the facts of a draft ignore blank values and values of other parameters', () => {
  const draft = {
    ...EMPTY_DRAFT,
    photos: [1, 2],
    floors: [{ title: 'Ground', image: 3 }],
    description: ' Two rooms ',
    latitude: 1,
    longitude: 2,
    parameters: { 5: '3', 6: '', 99: 'unasked' },
    parameter_files: { 7: 4 },
    facilities: { 1: '0.5', 2: ' ' },
    video_link: 'https://youtu.be/aqz-KE-bpKQ',
  }
  expect(factsOfDraft('property', draft, [{ id: 5 }, { id: 6 }, { id: 7 }])).toEqual({
    photos: 2,
    plans: 1,
    description: 9,
    hasPin: true,
    asked: 3,
    answered: 2,
    facilities: 1,
    hasTour: true,
    hasSummary: false,
  })
})
