import { cellOf } from '#domain/geo.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import type { SearchRow } from '#server/adapters/search/columnar/search-row.ts'
import { dice } from './search-questions.ts'

const NOW = new Date('2026-11-18T00:00:00Z')
const CITIES = 5000
const COUNTRIES = 60
const STATES = 600
const FACILITIES = 24
const PARAMETERS = 8
const OPTIONS = ['o0', 'o1', 'o2', 'o3', 'o4', 'o5']
const VOCABULARY = 60_000
const WORDS_PER_LISTING = 25
const YEAR = PARAMETERS + 1
/** A prime, so that multiples of it are all ids in an order of their own. */
const ID_STEP = 7919

/** Listings of cities of uneven size, and filters that visitors combine for them, without a database. */
export function columnarWorld(seed: number) {
  const { roll, pick } = dice(seed)
  const whole = (end: number) => Math.floor(roll() * end)
  const cities = Array.from({ length: CITIES }, (_, at) => ({
    scope: { countryId: 1 + (at % COUNTRIES), stateId: 100 + (at % STATES), cityId: 1000 + at },
    latitude: -50 + roll() * 110,
    longitude: -170 + roll() * 340,
  }))
  // A few values are far more frequent than the others.
  const cityOf = () => cities[Math.floor(CITIES * roll() ** 3)]!
  const shareOf = (at: number) => ((at + 1) / CITIES) ** (1 / 3) - (at / CITIES) ** (1 / 3)
  const alongCurve = cities
    .map((city, at) => ({ ...city, share: shareOf(at), cell: cellOf(city) }))
    .sort((a, b) => a.cell - b.cell)
  const wordOf = () => `w${Math.floor(VOCABULARY * roll() ** 6).toString(36)}`

  /** City by city along the curve of their cells, as the follower loads listings; ids are in another order. */
  function* rows(count: number, withWords: boolean): Generator<SearchRow> {
    let at = 0
    let end = 0
    for (const city of alongCurve)
      for (end += city.share * count; at < Math.round(end); at++)
        yield row(1 + ((at * ID_STEP) % count), city, withWords)
  }

  function row(id: number, { scope, latitude, longitude }: (typeof cities)[number], withWords: boolean): SearchRow {
    const area = 20 + whole(280)
    const price = 300 + Math.floor(Math.exp(roll() * 8) * 1000)
    return {
      id,
      ...scope,
      createdAt: NOW.getTime() * 1000 - whole(300 * 86_400) * 1_000_000,
      kind: roll() < 0.6 ? 'sell' : 'rent',
      categoryId: 1 + whole(10),
      latitude: latitude + (roll() - 0.5) * 0.3,
      longitude: longitude + (roll() - 0.5) * 0.3,
      price,
      area,
      bedrooms: whole(7),
      bathrooms: whole(4),
      ownerId: whole(20_000),
      isByAgency: roll() < 0.7,
      isPromoted: roll() < 0.05,
      isPremium: roll() < 0.05,
      views: whole(1000),
      likes: whole(50),
      reduction: roll() < 0.1 ? Math.fround(roll()) : 0,
      areaPrice: Math.fround(price / area),
      options: Array.from({ length: PARAMETERS }, (_, parameter) => [parameter, pick(OPTIONS)] as const),
      numbers: [[YEAR, 1900 + whole(120)]],
      answered: [...Array(PARAMETERS).keys(), YEAR],
      facilities: Array.from({ length: 6 }, (_, at) => [at * 4 + whole(4), whole(60)] as const),
      ...(withWords && { words: Array.from({ length: WORDS_PER_LISTING }, wordOf) }),
    }
  }

  const scopes: Record<string, () => SearchFilter> = {
    city: () => ({ scopes: [cityOf().scope] }),
    state: () => {
      const { countryId, stateId } = cityOf().scope
      return { scopes: [{ countryId, stateId }] }
    },
    radius: () => {
      const { latitude, longitude } = cityOf()
      return { around: { latitude, longitude, radiusKm: pick([2, 5, 10, 25, 50]) } }
    },
    country: () => ({ scopes: [{ countryId: cityOf().scope.countryId }] }),
    world: () => ({}),
  }
  const further: (() => SearchFilter)[] = [
    () => ({ kind: 'sell' }),
    () => ({ categoryIds: [1 + whole(10)] }),
    () => ({ maxPrice: 1000 * Math.exp(roll() * 8) }),
    () => ({ minPrice: 1000 * Math.exp(roll() * 8) }),
    () => ({ bedrooms: 1 + whole(5) }),
    () => ({ bathrooms: 1 + whole(3) }),
    () => ({ minArea: pick([30, 50, 80, 120]) }),
    () => ({ parameters: [{ parameterId: whole(PARAMETERS), oneOf: [pick(OPTIONS)] }] }),
    () => ({ parameters: [{ parameterId: YEAR, least: 1950, most: 2000 }] }),
    () => ({ facilities: [{ facilityId: whole(FACILITIES), withinKm: pick([0.5, 1, 2]) }] }),
    () => ({ facilities: [{ facilityId: whole(FACILITIES) }] }),
    () => ({ postedWithinDays: pick([1, 7, 30, 91, 182]) }),
    () => ({ listedBy: 'owner' }),
    () => ({ promoted: true }),
    () => ({ premium: true }),
    () => ({ text: wordOf() }),
  ]
  function filter(scope: string): SearchFilter {
    const combined = scopes[scope]!()
    for (let count = whole(5); count > 0; count--) Object.assign(combined, pick(further)())
    return combined
  }

  return {
    now: NOW,
    rows,
    filter,
    pick,
    choices: Array.from({ length: PARAMETERS }, (_, parameterId) => ({ parameterId, words: OPTIONS })),
    scopes: Object.keys(scopes),
    /** The part of the world that a screen shows around a city. */
    view(zoom: number) {
      const { latitude, longitude } = cityOf()
      const [width, height] = [(360 * 5) / 2 ** zoom / 2, (180 * 5) / 2 ** zoom / 2]
      return {
        zoom,
        box: {
          south: Math.max(-85, latitude - height / 2),
          north: Math.min(85, latitude + height / 2),
          west: Math.max(-180, longitude - width / 2),
          east: Math.min(180, longitude + width / 2),
        },
      }
    },
  }
}
