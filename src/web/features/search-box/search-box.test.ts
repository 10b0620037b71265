import { describe, expect, test } from 'vitest'
import type { Suggestion } from '#contract/search.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { nextOption } from './next-option.ts'
import { categoryGroups, hrefOf, phraseHref, recentGroups, suggestedGroups } from './options.ts'
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

describe('where a suggestion leads', () => {
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
    [flat, '/properties/categories/apartment?type=rent'],
    [{ kind: 'listing', label: 'Loft', detail: '', count: 1, slug: 'loft' }, '/properties-details/loft'],
    [{ kind: 'agent', label: 'Ana', detail: '', count: 1, slug: 'ana' }, '/agent-details/ana'],
  ])('%j', (suggestion, href) => {
    expect(hrefOf(suggestion, [suggestion], { type: 'rent' })).toBe(href)
  })

  test('of two cities with one name the address says which', () => {
    expect(hrefOf(texas, [paris, texas], {})).toBe('/properties/city/Paris?country=United+States&state=Texas')
  })

  test('on project pages places, types and words lead to projects', () => {
    const wish = { isProject: true }
    expect(hrefOf(paris, [paris], wish)).toBe('/all-projects?place=Paris%2C+France')
    expect(hrefOf(flat, [flat], wish)).toBe('/all-projects?category=apartment')
    expect(phraseHref(' river ', wish)).toBe('/all-projects?search=river')
    expect(suggestedGroups([paris], wish, t)[0]?.choices[0]?.homes).toBe('')
  })

  test('words are searched for as they are', () => {
    expect(phraseHref(' 2 bed & garden ', { type: 'sell' })).toBe('/search?type=sell&q=2+bed+%26+garden')
  })
})

test('kinds stand in groups, in the order of the first of each, and say how many homes they hold', () => {
  const groups = suggestedGroups([flat, texas, paris], {}, t)
  expect(groups.map(({ name, choices }) => [name, choices.map(({ homes }) => homes)])).toEqual([
    ['Types of home', ['3 homes']],
    ['Places', ['', '12 homes']],
  ])
  expect(recentGroups([], t)).toEqual([])
})

test('an empty line offers the property types, each with its address', () => {
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
] as const)('%s from %d leads to %s of three', (key, from, to) => {
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

  test('are few, newest first, each once, and can be removed', () => {
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
  ])('what is not ours is left alone: %s', (kept) => {
    expect(readRecents({ getItem: () => kept, setItem: () => undefined })).toEqual([])
  })

  test('a browser that keeps nothing still searches', () => {
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
  ['/properties/city/%E0%A4%A', '', { words: '', type: undefined }],
  ['/', '?type=other', { words: '', type: undefined }],
])('at %s%s the box says what is searched', (pathname, search, expected) => {
  expect(searchedAt({ pathname, search })).toEqual(expected)
})

describe('a sentence in an address', () => {
  const asked: string[] = []
  const api = (async (_endpoint: unknown, { q }: { q: string }) => {
    asked.push(q)
    return q === 'words' ? { query: 'q=words', understood: false } : { query: 'beds=2&q=sunny', understood: true }
  }) as never

  test('becomes what it means, and keeps the choice of renting', async () => {
    expect(await phraseRedirect(api, { q: '2 bed sunny', type: 'rent' })).toEqual({ type: 'rent', beds: 2, q: 'sunny' })
  })

  test('stays when it means nothing more, or was read before', async () => {
    expect(await phraseRedirect(api, { q: 'words' })).toBeNull()
    asked.length = 0
    expect(await phraseRedirect(api, { q: 'sunny', beds: 2 })).toBeNull()
    expect(await phraseRedirect(api, {})).toBeNull()
    expect(asked).toEqual([])
  })
})
