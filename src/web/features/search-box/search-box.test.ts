import { describe, expect, test } from 'vitest'
import type { Suggestion } from '#contract/search.ts'
import { type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { nextOption } from './next-option.ts'
import {
  categoryGroups,
  hrefOf,
  nearMeHref,
  phraseHref,
  placeGroups,
  recentGroups,
  suggestedGroups,
} from './options.ts'
import { partLabels } from './phrase-parts.tsx'
import { phraseRedirect } from './phrase-redirect.ts'
import { addRecent, readRecents, removeRecent } from './recent.ts'
import { isProjectAt, searchedAt } from './searched-at.ts'

const t = translator('en', en)
const city = (label: string, state: string, country: string, count = 0): Suggestion => ({
  kind: 'city',
  label,
  detail: `${state}, ${country}`,
  count,
  city: label,
  state,
  country,
})
const paris = city('Paris', 'Île-de-France', 'France', 12)
const texas = city('Paris', 'Texas', 'United States')
const flat: Suggestion = { kind: 'category', label: 'Apartment', detail: '', count: 3, slug: 'apartment' }

describe('the address of a suggestion', () => {
  test.each<[Suggestion, string]>([
    [paris, '/properties/city/Paris?type=rent'],
    [
      { kind: 'state', label: 'Lisboa', detail: '', count: 1, state: 'Lisboa', country: 'Portugal' },
      '/properties/all-properties?type=rent&country=Portugal&state=Lisboa',
    ],
    [
      { kind: 'country', label: 'Portugal', detail: '', count: 1, country: 'Portugal' },
      '/properties/all-properties?type=rent&country=Portugal',
    ],
    [
      { kind: 'postcode', label: '1100-340', detail: '', count: 1, city: 'Lisbon', country: 'Portugal' },
      '/properties/city/Lisbon?type=rent&country=Portugal&q=1100-340',
    ],
    [flat, '/properties/categories/apartment?type=rent'],
    [{ kind: 'listing', label: 'Loft', detail: '', count: 1, slug: 'loft' }, '/properties-details/loft'],
    [{ kind: 'agent', label: 'Ana', detail: '', count: 1, slug: 'ana' }, '/agent-details/ana'],
  ])('%j', (suggestion, href) => {
    expect(hrefOf(suggestion, [suggestion], { type: 'rent' })).toBe(href)
  })

  test('names state and country where two cities share a name', () => {
    expect(hrefOf(texas, [paris, texas], {})).toBe('/properties/city/Paris?country=United+States&state=Texas')
  })

  test('is among projects on project pages, for places, types and text', () => {
    const wish = { isProject: true }
    expect(hrefOf(paris, [paris], wish)).toBe('/all-projects?place=Paris%2C+France')
    expect(hrefOf(flat, [flat], wish)).toBe('/all-projects?category=apartment')
    expect(phraseHref(' river ', wish)).toBe('/all-projects?search=river')
    expect(suggestedGroups([paris], wish, t)[0]?.choices[0]?.homes).toBe('')
  })

  test('plain text is searched unchanged', () => {
    expect(phraseHref(' 2 bed & garden ', { type: 'sell' })).toBe('/search?type=sell&q=2+bed+%26+garden')
  })
})

test('suggestions are grouped by kind, in the order of the first of each, with their counts', () => {
  const groups = suggestedGroups([flat, texas, paris], {}, t)
  expect(groups.map(({ name, choices }) => [name, choices.map(({ homes }) => homes)])).toEqual([
    ['Property types', ['3 homes']],
    ['Locations', ['', '12 homes']],
  ])
  expect(recentGroups([], t)).toEqual([])
})

test('an empty input lists the property types, each with its address', () => {
  const villa = { id: 3, slug_id: 'villa', category: 'Villa', translated_name: 'Villas', image: '' }
  expect(categoryGroups([villa], { type: 'rent' }, t)).toMatchObject([
    { choices: [{ label: 'Villas', href: '/properties/categories/villa?type=rent', isRecent: false }] },
  ])
  expect(categoryGroups([], {}, t)).toEqual([])
})

test.each([
  ['/', false],
  ['/properties-details/loft', false],
  ['/properties/city/Porto', false],
  ['/search', false],
  ['/all-projects', true],
  ['/featured-projects', true],
  ['/project-details/river', true],
  ['/articles', null],
])('the search at %s is about projects: %s', (pathname, isProject) => {
  expect(isProjectAt(pathname)).toBe(isProject)
})

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
] as const)('%s from %d moves to %s of three', (key, from, to) => {
  expect(nextOption(key, from, 3)).toBe(to)
})

describe('recent searches', () => {
  const shelf = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }
  const recent = (n: number) => ({ label: `Search ${n}`, detail: '', href: `/search?q=${n}` })

  test('are limited, newest first, without duplicates, and can be removed', () => {
    const own = shelf()
    for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) addRecent(own, recent(n))
    expect(readRecents(own).map(({ label }) => label)).toEqual([3, 7, 6, 5, 4, 2].map((n) => `Search ${n}`))
    expect(removeRecent(own, '/search?q=7').map(({ href }) => href)).not.toContain('/search?q=7')
    expect(readRecents(own)).toHaveLength(5)
  })

  test.each([
    'nonsense',
    '{}',
    '[1, null, {"label": "x"}]',
    '[{"label":"x","detail":"","href":"https://elsewhere.example"}]',
    '[{"label":"x","detail":"","href":"//elsewhere.example"}]',
    '[{"label":"x","detail":"","href":"/\\\\elsewhere.example"}]',
  ])('invalid storage content is ignored: %s', (kept) => {
    expect(readRecents({ getItem: () => kept, setItem: () => undefined })).toEqual([])
  })

  test('without storage the search still works', () => {
    const refusing = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    }
    expect(addRecent(refusing, recent(1))).toEqual([recent(1)])
    expect(readRecents(undefined)).toEqual([])
  })
})

test.each([
  ['/properties/city/S%C3%A3o%20Paulo', '?type=rent', { words: 'São Paulo', type: 'rent' }],
  ['/search', '?q=sunny+loft', { words: 'sunny loft', type: undefined }],
  ['/properties/city/Porto', '?type=sell&beds=2&words=2+bed+Porto', { words: '2 bed Porto', type: 'sell' }],
  ['/properties/city/%E0%A4%A', '', { words: '', type: undefined }],
  ['/', '?type=other', { words: '', type: undefined }],
])('at %s%s the box shows the current search', (pathname, search, expected) => {
  expect(searchedAt({ pathname, search })).toEqual(expected)
})

describe('a sentence in an address', () => {
  const asked: unknown[] = []
  const api = (async (_endpoint: unknown, input: { q: string; type?: string }) => {
    asked.push(input)
    if (input.q === 'Ana Lima') return { query: 'q=Ana+Lima', understood: false, exact: { kind: 'agent', slug: 'ana' } }
    return input.q === 'words'
      ? { query: 'q=words', understood: false, exact: null }
      : { query: `type=${input.type ?? 'sell'}&beds=2&q=sunny`, understood: true, exact: null }
  }) as never
  const addressOf = (query: SearchQuery) => `/found?${writeSearchQuery(query)}`
  const meant = (query: SearchQuery) => phraseRedirect(api, query, addressOf)

  test('becomes filters with the sentence beside them, and keeps the choice of Rent', async () => {
    expect(await meant({ q: '2 bed & sunny', type: 'rent' })).toBe(
      '/found?type=rent&beds=2&q=sunny&words=2+bed+%26+sunny',
    )
  })

  test('that is the name of one agent leads to the agent', async () => {
    expect(await meant({ q: 'Ana Lima' })).toBe('/agent-details/ana')
  })

  test('stays when it has no filters, or was parsed before', async () => {
    expect(await meant({ q: 'words' })).toBeNull()
    asked.length = 0
    expect(await meant({ q: 'sunny', beds: 2 })).toBeNull()
    expect(await meant({})).toBeNull()
    expect(asked).toEqual([])
  })
})

test('parts of a sentence are labelled by their meaning, and Buy that a price implies by its status', () => {
  const parts = [
    { kind: 'beds', text: '2 bed' },
    { kind: 'price', text: 'under 300k' },
    { kind: 'deal', text: '' },
    { kind: 'order', text: 'newest' },
  ] as const
  expect(partLabels({ parts: [...parts], deal: 'sell' }, t)).toEqual([
    'Bedrooms: 2 bed',
    'Price: under 300k',
    'For sale',
    'newest',
  ])
})

test('an empty input offers the homes around the visitor and the cities with most homes', () => {
  const [group] = placeGroups([{ City: 'Porto', country: 'Portugal', Count: 4 }], { type: 'rent' }, t)
  expect(group!.choices).toMatchObject([
    { label: 'Near me', isNearMe: true },
    { label: 'Porto', detail: 'Portugal', homes: '4 homes', href: '/properties/city/Porto?type=rent' },
  ])
  expect(nearMeHref({ latitude: 41.14961, longitude: -8.61099 }, { type: 'rent' })).toBe(
    '/properties/all-properties?type=rent&latitude=41.1496&longitude=-8.611&radius=10',
  )
})
