import { SEARCH_SORTS } from '#domain/search-filter.ts'
import type { Drawn, DrawnHome } from './search-homes.ts'

type Query = Record<string, string | number>

/** Random generator with a fixed seed, so that every run draws the same. */
export function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { roll, pick: <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]! }
}
type Dice = ReturnType<typeof dice>

export const SCOPES = {
  city: ({ city, state, country }: DrawnHome): Query => ({ city, state, country }),
  state: ({ state, country }: DrawnHome): Query => ({ state, country }),
  radius: ({ latitude, longitude }: DrawnHome, { pick }: Dice): Query => ({
    latitude,
    longitude,
    radius: pick([2, 5, 10, 25, 50]),
  }),
  country: ({ country }: DrawnHome): Query => ({ country }),
  world: (): Query => ({}),
}
export type ScopeName = keyof typeof SCOPES

/** Zero to four additional filters, as visitors combine them. */
export function furtherFilters(home: DrawnHome, { options, facilities }: Drawn, { roll, pick }: Dice): Query {
  const all: (() => Query)[] = [
    () => ({ type: home.kind === 0 ? 'sell' : 'rent' }),
    () => ({ category: home.category }),
    () => ({ type: home.kind === 0 ? 'sell' : 'rent', max_price: Math.round(home.price * (0.7 + roll())) }),
    () => ({ type: home.kind === 0 ? 'sell' : 'rent', min_price: Math.round(home.price * (0.3 + roll() / 2)) }),
    () => ({ beds: pick([1, 2, 3, 4, 5]) }),
    () => ({ baths: pick([1, 2, 3]) }),
    () => ({ min_area: pick([30, 50, 80, 120]) }),
    () => {
      const { id, word } = pick(options)
      return { p: `${id}~${word}` }
    },
    () => ({ near: `${pick(facilities)}~${pick([0.5, 1, 2])}` }),
    () => ({ near: pick(facilities) }),
    () => ({ since: pick([1, 7, 30, 91, 182]) }),
    () => ({ by: pick(['owner', 'agency']) }),
    () => ({ featured: 1 }),
    () => ({ premium: 1 }),
    () => ({ q: pick(home.title.split(' ').filter((word) => word.length > 3)) }),
  ]
  const query: Query = {}
  for (let count = Math.floor(roll() * 5); count > 0; count--) Object.assign(query, pick(all)())
  return query
}

/** URLs of first pages in a scope, with random filters and sort orders. */
export function searches(scope: ScopeName, drawn: Drawn, count: number, seed: number): string[] {
  const luck = dice(seed)
  return Array.from({ length: count }, () => {
    const home = luck.pick(drawn.homes)
    const query = { ...SCOPES[scope](home, luck), ...furtherFilters(home, drawn, luck), sort: luck.pick(SEARCH_SORTS) }
    return `/api/search/homes?${write(query)}`
  })
}

/** The most common searches: a place, optionally a deal type and a price limit, newest first. */
export function commonSearches(drawn: Drawn, count: number, seed: number): string[] {
  const luck = dice(seed)
  return Array.from({ length: count }, () => {
    const home = luck.pick(drawn.homes)
    const place = SCOPES[luck.pick(['city', 'city', 'state', 'radius'] as const)](home, luck)
    const kind: Query = luck.roll() < 0.6 ? { type: home.kind === 0 ? 'sell' : 'rent' } : {}
    const price: Query = luck.roll() < 0.3 ? { max_price: Math.round(home.price * 1.2) } : {}
    return `/api/search/homes?${write({ ...place, ...kind, ...price })}`
  })
}

export const write = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
