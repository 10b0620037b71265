import fc from 'fast-check'
import type { SearchFilter, SearchSort, Wanted } from '#domain/search-filter.ts'
import { POSTED_WITHIN_DAYS, SEARCH_SORTS } from '#domain/search-filter.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { daysAgo, makeCategory, makeParameter, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

/** A listing as the tests know it, independent of the search tables. */
export interface Home {
  id: number
  kind: 'sell' | 'rent'
  categoryId: number
  countryId: number
  stateId: number
  cityId: number
  latitude: number | null
  longitude: number | null
  price: number
  area: number | null
  bedrooms: number | null
  bathrooms: number | null
  answers: Record<number, string[]>
  numbers: Record<number, number>
  /** Attributes with any value. Without it, those of `answers` and `numbers`: a text or a file is in neither. */
  answered?: readonly number[]
  facilities: Record<number, number>
  createdAt: Date
  /** Microseconds, by which engines order: `createdAt` has milliseconds only. */
  createdMicros: number
  ownerId: number | null
  isAgency: boolean
  isPromoted: boolean
  isPremium: boolean
  views: number
  likes: number
  reduction: number
  words: string[]
}

export interface World {
  homes: Home[]
  categoryIds: number[]
  ownerIds: number[]
  facilityIds: number[]
  /** Attributes with a few options, and one with a number. */
  choices: { id: number; words: string[] }[]
  year: number
}

/** Some options are prefixes of others. */
const WORDS = ['river', 'garden', 'tower', 'mill', 'harbour', 'orchard', 'castle', 'gardener', 'towering', 'millpond']
const CITIES = [
  ['Portugal', 'Lisboa', 'Lisbon'],
  ['Portugal', 'Lisboa', 'Sintra'],
  ['Portugal', 'Porto', 'Porto'],
  ['Spain', 'Madrid', 'Madrid'],
  ['Fiji', null, 'Suva'],
] as const

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const DAY_MS = 86_400_000

/**
 * A few hundred listings of every kind, always the same for the same seed, some of them at one point and some at the
 * date line.
 */
export async function makeWorld(sql: Sql, count: number, seed: number): Promise<World> {
  const categoryIds = [(await makeCategory(sql)).id, (await makeCategory(sql)).id, (await makeCategory(sql)).id]
  const [category] = categoryIds as [number]
  const fact = (name: string) => makeParameter(sql, category, { type_of_parameter: 'number', fact: name })
  const facts = {
    bedrooms: (await fact('bedrooms')).id,
    bathrooms: (await fact('bathrooms')).id,
    area: (await fact('area')).id,
  }
  const question = async (type: string, words: string[]) => ({
    id: (await makeParameter(sql, category, { type_of_parameter: type, type_values: words })).id,
    words,
  })
  const choices = [
    await question('radiobutton', ['Furnished', 'Bare', 'Part furnished']),
    await question('checkbox', ['Lift', 'Pool', 'Été', 'Gym']),
  ]
  const year = (await makeParameter(sql, category, { type_of_parameter: 'number' })).id
  const owners = [
    await makeUser(sql),
    await makeUser(sql, { account_kind: 'agent' }),
    await makeUser(sql, { account_kind: 'agency' }),
  ]
  const facilityIds = (
    await sql<
      { id: number }[]
    >`insert into facilities (name) select 'Place ' || n from generate_series(1, 4) n returning id`
  ).map(({ id }) => id)

  const home = fc.record({
    kind: fc.constantFrom('sell' as const, 'rent' as const),
    category: fc.nat(2),
    city: fc.nat(CITIES.length - 1),
    point: fc.oneof(
      { weight: 6, arbitrary: fc.tuple(millionths(38, 40), millionths(-10, -8)) },
      { weight: 1, arbitrary: fc.constant([38.7, -9.1] as [number, number]) },
      { weight: 1, arbitrary: fc.tuple(millionths(-18, -16), fc.oneof(millionths(179, 180), millionths(-180, -179))) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    price: fc.oneof(
      fc.integer({ min: 1, max: 40 }).map((n) => n * 25_000),
      fc.integer({ min: 300, max: 9_000_000 }),
    ),
    area: maybe(fc.integer({ min: 10, max: 300 })),
    bedrooms: maybe(fc.integer({ min: 0, max: 7 })),
    bathrooms: maybe(fc.integer({ min: 0, max: 5 })),
    radio: maybe(fc.nat(2)),
    boxes: maybe(fc.subarray(choices[1]!.words)),
    year: maybe(fc.integer({ min: 1900, max: 2026 })),
    near: fc.array(maybe(fc.nat(60)), { minLength: 4, maxLength: 4 }),
    days: fc.integer({ min: 0, max: 300 * 24 }).map((hours) => hours / 24 + 0.01),
    owner: maybe(fc.nat(2)),
    isPromoted: fc.nat(5).map((n) => n === 0),
    isPremium: fc.nat(5).map((n) => n === 0),
    views: fc.nat(20),
    likes: fc.nat(4),
    drop: maybe(fc.integer({ min: 1, max: 5 })),
    words: fc.subarray(WORDS, { maxLength: 3 }),
  })
  const drawn = fc.sample(home, { numRuns: count, seed })
  const rows = drawn.map((row, index) => ({
    ...row,
    slug: `world-${seed}-${index}`,
    created_at: daysAgo(row.days).toISOString(),
    names: CITIES[row.city]!,
    category_id: categoryIds[row.category]!,
    owner_id: row.owner === null ? null : owners[row.owner]!.id,
  }))
  const made = await sql<{ id: number; countryId: number; stateId: number; cityId: number }[]>`
    insert into properties (slug, title, description, property_type, price, category_id, owner_id, country, state, city, latitude, longitude,
      created_at, is_premium, view_count, favourite_count, request_status)
    select r.slug, 'Home ' || r.n, array_to_string(r.words, ' '), r.kind, r.price, r.category_id, r.owner_id, r.names[1], r.names[2], r.names[3], r.point[1], r.point[2],
      r.created_at, r."isPremium", r.views, r.likes, 'approved'
    from rows from (jsonb_to_recordset(${sql.json(rows as never)}) as (slug text, words text[], kind text, price bigint, category_id bigint, owner_id bigint,
      names text[], point float8[], created_at timestamptz, "isPremium" boolean, views integer, likes integer)) with ordinality
      as r (slug, words, kind, price, category_id, owner_id, names, point, created_at, "isPremium", views, likes, n)
    order by r.n
    returning id, coalesce(country_id, 0) as "countryId", coalesce(state_id, 0) as "stateId", coalesce(city_id, 0) as "cityId"`

  const answers: { property_id: number; parameter_id: number; value: unknown }[] = []
  const near: { property_id: number; facility_id: number; distance: number }[] = []
  const homes = made.map((area, index): Home => {
    const row = rows[index]!
    const say = (parameter_id: number, value: unknown) => answers.push({ property_id: area.id, parameter_id, value })
    const given: Home['answers'] = {}
    const numbers: Home['numbers'] = {}
    for (const name of ['bedrooms', 'bathrooms', 'area'] as const)
      if (row[name] !== null) say(facts[name], String(row[name]))
    if (row.radio !== null) {
      given[choices[0]!.id] = [choices[0]!.words[row.radio]!]
      say(choices[0]!.id, choices[0]!.words[row.radio])
    }
    if (row.boxes) {
      given[choices[1]!.id] = row.boxes
      say(choices[1]!.id, row.boxes)
    }
    if (row.year !== null) {
      numbers[year] = row.year
      say(year, `${row.year} AD`)
    }
    const facilities: Home['facilities'] = {}
    row.near.forEach((tenths, place) => {
      if (tenths === null) return
      facilities[facilityIds[place]!] = tenths / 10
      near.push({ property_id: area.id, facility_id: facilityIds[place]!, distance: tenths / 10 })
    })
    return {
      ...area,
      kind: row.kind,
      categoryId: row.category_id,
      latitude: row.point?.[0] ?? null,
      longitude: row.point?.[1] ?? null,
      price: row.price,
      area: row.area,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      answers: given,
      numbers,
      facilities,
      createdAt: new Date(row.created_at),
      createdMicros: new Date(row.created_at).getTime() * 1000,
      ownerId: row.owner_id,
      isAgency: row.owner !== 0,
      isPromoted: row.isPromoted,
      isPremium: row.isPremium,
      views: row.views,
      likes: row.likes,
      reduction: row.drop === null ? 0 : Math.fround(1 - row.price / (row.price + row.drop * 1000)),
      words: row.words,
    }
  })
  await sql`insert into property_parameters (property_id, parameter_id, value)
    select * from jsonb_to_recordset(${sql.json(answers as never)}) a (property_id bigint, parameter_id bigint, value jsonb)`
  await sql`insert into property_facilities (property_id, facility_id, distance)
    select * from jsonb_to_recordset(${sql.json(near)}) a (property_id bigint, facility_id bigint, distance numeric)`
  const promoted = homes.filter(({ isPromoted }) => isPromoted).map(({ id }) => id)
  await sql`insert into advertisements (property_id, status, starts_at, ends_at) select id, 'approved', now(), now() + interval '1 day' from unnest(${promoted}::bigint[]) id`
  const drops = made.flatMap(({ id }, index) =>
    rows[index]!.drop === null
      ? []
      : [{ id, from: rows[index]!.price + rows[index]!.drop! * 1000, to: rows[index]!.price }],
  )
  await sql`insert into listing_events (property_id, kind, old, new, at)
    select d.id, 'price_changed', jsonb_build_object('price', d."from"), jsonb_build_object('price', d."to"), ${NOW}::timestamptz
    from jsonb_to_recordset(${sql.json(drops)}) d (id bigint, "from" bigint, "to" bigint)`
  await sql`select rebuild_listings()`
  await sql`analyze`
  const { count: listed } = await one(sql<{ count: number }[]>`select count(*) as count from listing`)
  if (listed < count) throw new Error(`Only ${listed} of ${count} homes are listed`)
  return { homes, categoryIds, ownerIds: owners.map(({ id }) => id), facilityIds, choices, year }
}

function millionths(least: number, most: number) {
  return fc.integer({ min: least * 1e6, max: most * 1e6 }).map((value) => value / 1e6)
}

/** A random filter of a few conditions on this world. */
export function filters(world: World): fc.Arbitrary<SearchFilter> {
  const home = fc.constantFrom(...world.homes)
  const bounds = (least: number, most: number) =>
    fc.tuple(fc.option(fc.integer({ min: least, max: most })), fc.option(fc.integer({ min: least, max: most })))
  const point = fc.record({ latitude: millionths(38, 40), longitude: millionths(-10, -8) })
  const wanted: fc.Arbitrary<Wanted> = fc.oneof(
    fc
      .constantFrom(...world.choices)
      .chain(({ id, words }) =>
        fc
          .subarray([...words, ...words.map((word) => ` ${word.toUpperCase()} `), 'Nobody says this'], { minLength: 1 })
          .map((oneOf) => ({ parameterId: id, oneOf })),
      ),
    bounds(1900, 2026).map(([least, most]) => ({
      parameterId: world.year,
      ...(least !== null && { least }),
      ...(most !== null && { most }),
    })),
  )
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 8 })
  return fc
    .record({
      kind: optional(fc.constantFrom('sell' as const, 'rent' as const)),
      categoryIds: optional(fc.subarray([...world.categoryIds, 999_999])),
      scopes: optional(
        fc.array(
          fc.tuple(home, fc.nat(2)).map(([{ countryId, stateId, cityId }, depth]) => ({
            countryId,
            ...(depth > 0 && { stateId }),
            ...(depth > 1 && { cityId }),
          })),
          { maxLength: 2 },
        ),
      ),
      around: optional(
        fc.tuple(point, fc.integer({ min: 1, max: 150 })).map(([centre, radiusKm]) => ({ ...centre, radiusKm })),
      ),
      box: optional(
        fc.oneof(
          fc.tuple(point, point).map(([a, b]) => ({
            south: Math.min(a.latitude, b.latitude),
            north: Math.max(a.latitude, b.latitude),
            west: Math.min(a.longitude, b.longitude),
            east: Math.max(a.longitude, b.longitude),
          })),
          fc.constant({ south: -19, north: -15.5, west: 179.3, east: -179.2 }),
        ),
      ),
      areas: optional(fc.array(fc.array(point, { minLength: 3, maxLength: 9 }), { minLength: 1, maxLength: 3 })),
      price: optional(bounds(0, 2_000_000)),
      area: optional(bounds(0, 300)),
      bedrooms: optional(fc.integer({ min: 1, max: 5 })),
      bathrooms: optional(fc.integer({ min: 1, max: 4 })),
      parameters: optional(fc.uniqueArray(wanted, { maxLength: 2, selector: ({ parameterId }) => parameterId })),
      facilities: optional(
        fc.uniqueArray(
          fc
            .tuple(fc.constantFrom(...world.facilityIds), fc.option(fc.nat(60), { nil: undefined }))
            .map(([facilityId, tenths]) => ({
              facilityId,
              ...(tenths !== undefined && { withinKm: tenths / 10 }),
            })),
          { maxLength: 2, selector: ({ facilityId }) => facilityId },
        ),
      ),
      answersOneOf: optional(fc.subarray([...world.choices.map(({ id }) => id), world.year], { minLength: 1 })),
      postedWithinDays: optional(fc.constantFrom(...POSTED_WITHIN_DAYS)),
      listedBy: optional(fc.constantFrom('owner' as const, 'agency' as const)),
      ownerId: optional(fc.constantFrom(...world.ownerIds)),
      promoted: optional(fc.boolean()),
      premium: optional(fc.boolean()),
      text: optional(
        fc.oneof(
          fc.constantFrom(...WORDS),
          fc.constantFrom(...WORDS).map((word) => word.slice(0, 3)),
          fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((words) => words.join(' ')),
        ),
      ),
      without: optional(
        fc.array(
          home.map(({ id }) => id),
          { maxLength: 3 },
        ),
      ),
    })
    .chain((all) => fc.subarray(Object.keys(all), { maxLength: 4 }).map((kept) => pick(all, kept)))
}

export const sorts: fc.Arbitrary<SearchSort> = fc.constantFrom(...SEARCH_SORTS)

function pick(all: Record<string, unknown>, kept: string[]): SearchFilter {
  const filter: Record<string, unknown> = {}
  for (const name of kept) {
    const value = all[name]
    if (value === undefined) continue
    if (name === 'price' || name === 'area') {
      const [least, most] = value as [number | null, number | null]
      const title = name === 'price' ? 'Price' : 'Area'
      if (least !== null) filter[`min${title}`] = least
      if (most !== null) filter[`max${title}`] = most
    } else filter[name] = value
  }
  return filter as SearchFilter
}

/** Days between a time and the tests' own clock. */
export const daysBefore = (moment: Date) => (NOW.getTime() - moment.getTime()) / DAY_MS
