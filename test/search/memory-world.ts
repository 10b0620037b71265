import fc from 'fast-check'
import { NOW } from '#test/support/services.ts'
import type { Home, World } from './world.ts'

const DAY_MS = 86_400_000
const CATEGORIES = [1, 2, 3]
const OWNERS = [11, 12, 13]
const FACILITIES = [21, 22, 23, 24]
const CHOICES = [
  { id: 31, words: ['Furnished', 'Bare', 'Part furnished'] },
  { id: 32, words: ['Lift', 'Pool', 'Été', 'Gym'] },
]
const YEAR = 33
/** Country, state and city; 0 where a listing names none. */
const PLACES = [
  [1, 4, 10],
  [1, 4, 11],
  [1, 5, 12],
  [2, 6, 13],
  [3, 0, 14],
] as const
const WORDS = ['river', 'garden', 'tower', 'mill', 'harbour', 'orchard', 'castle', 'gardener', 'towering', 'millpond']

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const millionths = (least: number, most: number) =>
  fc.integer({ min: least * 1e6, max: most * 1e6 }).map((value) => value / 1e6)
const point: fc.Arbitrary<readonly [number, number] | null> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(millionths(38, 40), millionths(-10, -8)) },
  { weight: 1, arbitrary: fc.constant([38.7, -9.1] as const) },
  { weight: 1, arbitrary: fc.tuple(millionths(-18, -16), fc.oneof(millionths(179, 180), millionths(-180, -179))) },
  { weight: 1, arbitrary: fc.tuple(millionths(-90, 90), millionths(-180, 180)) },
  { weight: 1, arbitrary: fc.constant(null) },
)

/** A listing of every kind, with values that many share and values of its own. */
const content = fc
  .record({
    kind: fc.constantFrom('sell' as const, 'rent' as const),
    categoryId: fc.constantFrom(...CATEGORIES),
    place: fc.constantFrom(...PLACES),
    point,
    price: fc.oneof(
      fc.integer({ min: 1, max: 40 }).map((n) => n * 25_000),
      fc.integer({ min: 300, max: 9_000_000 }),
    ),
    area: maybe(fc.integer({ min: 0, max: 300 })),
    bedrooms: maybe(fc.integer({ min: 0, max: 12 })),
    bathrooms: maybe(fc.integer({ min: 0, max: 5 })),
    radio: maybe(fc.constantFrom(...CHOICES[0]!.words)),
    boxes: maybe(fc.subarray(CHOICES[1]!.words)),
    year: maybe(fc.integer({ min: 1900, max: 2026 })),
    near: fc.array(maybe(fc.nat(60)), { minLength: FACILITIES.length, maxLength: FACILITIES.length }),
    hours: fc.integer({ min: 0, max: 300 * 24 }),
    ownerId: maybe(fc.constantFrom(...OWNERS)),
    isPromoted: fc.nat(5).map((n) => n === 0),
    isPremium: fc.nat(5).map((n) => n === 0),
    views: fc.nat(20),
    likes: fc.nat(4),
    reduction: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
    words: fc.subarray(WORDS, { maxLength: 3 }),
  })
  .map(({ place, point: position, radio, boxes, year, near, hours, reduction, ...home }) => ({
    ...home,
    countryId: place[0],
    stateId: place[1],
    cityId: place[2],
    latitude: position?.[0] ?? null,
    longitude: position?.[1] ?? null,
    answers: answersOf(radio, boxes),
    numbers: (year === null ? {} : { [YEAR]: year }) as Home['numbers'],
    facilities: Object.fromEntries(
      near.flatMap((tenths, at) => (tenths === null ? [] : [[FACILITIES[at]!, tenths / 10]])),
    ),
    createdAt: new Date(createdBefore(hours)),
    createdMicros: createdBefore(hours) * 1000,
    isAgency: home.ownerId !== OWNERS[0],
    reduction: Math.fround(reduction ?? 0),
  }))

/** A listing is never exactly as old as a date filter says. */
const createdBefore = (hours: number) => Math.trunc(NOW.getTime() - (hours / 24 + 0.01) * DAY_MS)

function answersOf(radio: string | null, boxes: string[] | null): Home['answers'] {
  const [one, several] = CHOICES.map(({ id }) => id) as [number, number]
  return { ...(radio !== null && { [one]: [radio] }), ...(boxes && { [several]: boxes }) }
}

/** Random listings with the given ids, always the same for the same seed. */
export const drawHomes = (ids: readonly number[], seed: number): Home[] =>
  fc.sample(content, { numRuns: ids.length, seed }).map((home, at) => ({ id: ids[at]!, ...home }))

/** A world of listings in memory, for engines that need no database. */
export const memoryWorld = (count: number, seed: number): World => ({
  homes: drawHomes(
    Array.from({ length: count }, (_, at) => 100 + at),
    seed,
  ),
  categoryIds: CATEGORIES,
  ownerIds: OWNERS,
  facilityIds: FACILITIES,
  choices: CHOICES,
  year: YEAR,
})
