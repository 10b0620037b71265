import { beforeAll, describe, expect, test } from 'vitest'
import { string } from 'zod'
import type { RawInput } from '#contract/endpoint.ts'
import type { getPropertyList } from '#contract/properties.ts'
import { memoryGeocoder } from '#server/adapters/geocoding/memory.ts'
import type { Place } from '#server/adapters/geocoding/port.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeUser, makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db, services } = await testApp()

// Importing the full zod library installs its own error messages; ours must take precedence.
string()

const PORTO = { city: 'Porto', state: 'Norte', country: 'Portugal', latitude: 41.15, longitude: -8.61 }
const place = (given: Partial<Place>): Place => ({
  id: 'city',
  kind: 'city',
  name: 'Porto',
  state: 'Porto District',
  countryCode: 'PT',
  population: 1,
  latitude: 41.15,
  longitude: -8.61,
  ...given,
})
services.geocoder = memoryGeocoder([
  place({}),
  place({ id: 'state', kind: 'state', name: 'Norte', state: null }),
  place({ id: 'country', kind: 'country', name: 'Portugal', state: null }),
])

let owner: MadeUser
let flat: { id: number; slug: string }
let villa: { id: number; slug: string }
let rooms: { id: number }
let lift: { id: number }
let school: { id: number }

beforeAll(async () => {
  owner = await makeUser(db)
  flat = await makeCategory(db, { name: 'Flat', slug: 'flat' })
  villa = await makeCategory(db, { name: 'Villa', slug: 'villa' })
  rooms = await makeParameter(db, flat.id, { name: 'Rooms', type_of_parameter: 'number' })
  lift = await makeParameter(db, flat.id, {
    name: 'Lift',
    type_of_parameter: 'checkbox',
    type_values: ['Goods', 'People'],
  })
  await makeProperty(db, {
    title: 'A',
    category_id: flat.id,
    price: 100,
    created_at: daysAgo(0.5),
    view_count: 5,
    values: { [rooms.id]: '2', [lift.id]: ['People'] },
  })
  await makeProperty(db, {
    title: 'B',
    category_id: flat.id,
    price: 200,
    created_at: daysAgo(3),
    view_count: 9,
    property_type: 'rent',
    isPromoted: true,
    owner_id: owner.id,
  })
  await makeProperty(db, {
    title: 'C',
    category_id: villa.id,
    price: 300,
    created_at: daysAgo(20),
    ...PORTO,
    favourite_count: 4,
    values: { [rooms.id]: '3', [lift.id]: ['Goods'] },
  })
  await makeProperty(db, {
    title: 'D',
    category_id: villa.id,
    price: 400,
    created_at: daysAgo(100),
    city: 'Madrid',
    state: 'Madrid',
    country: 'Spain',
    latitude: 40.4,
    longitude: -3.7,
    is_premium: true,
    favourite_count: 9,
    gallery: 6,
  })
  await makeProperty(db, { title: 'Hidden', is_active: false, category_id: flat.id })
  await makeProperty(db, { title: 'Sold', property_type: 'sold', category_id: flat.id })
  const rows = await db<{ id: number }[]>`insert into facilities (name) values ('School'), ('Beach') returning id`
  school = rows[0]!
  await db`
    insert into property_facilities (property_id, facility_id, distance)
    select p.id, ${school.id}, case p.title when 'A' then 0.5 else 4 end from properties p where p.title in ('A', 'C')`
})

type ListInput = RawInput<typeof getPropertyList>
const list = async (input: ListInput, as?: { id: number }) => {
  const { status, data, total, message } = await call('getPropertyList', input, as)
  expect({ status, message }).toEqual({ status: 200, message: 'Data fetched successfully' })
  return { titles: data.map(({ title }) => title), total }
}
const base64 = (filters: unknown) => Buffer.from(JSON.stringify(filters)).toString('base64')
const byFilters = (filters: object) => list({ filters: base64(filters) })

describe('a list with plain filters', () => {
  test.each([
    [{}, ['B', 'A', 'C', 'D']],
    [{ property_type: '0' }, ['A', 'C', 'D']],
    [{ category_slug_id: 'villa' }, ['C', 'D']],
    [{ category_slug_id: 'castle' }, []],
    [{ city: 'porto' }, ['C']],
    [{ state: 'LISBOA' }, ['B', 'A']],
    [{ country: 'Spain' }, ['D']],
    [{ city: 'Atlantis' }, []],
    [{ min_price: '200' }, ['B', 'C', 'D']],
    [{ max_price: 250 }, ['B', 'A']],
    [{ min_price: 300, max_price: 100 }, []],
    [{ posted_since: '0' }, ['B', 'A']],
    [{ posted_since: '1' }, ['A']],
    [{ promoted: '1' }, ['B']],
    [{ get_all_premium_properties: '1' }, ['D']],
    [{ most_liked: '1', property_type: 0 }, ['D', 'C', 'A']],
    [{ most_viewed: '1', property_type: 0, limit: 1 }, ['A']],
    [{ search: 'villa' }, ['C', 'D']],
    [{ search: '100%_\\' }, []],
    [{ latitude: '41.1', longitude: '-8.6' }, ['C']],
    [{ latitude: '41.1', longitude: '-8.6', radius: 2 }, []],
    [{ latitude: '41.1', longitude: '-8.6', city: 'Lisbon' }, ['B', 'A']],
    [{ latitude: '41.1', longitude: '-8.6', radius: 50, city: 'Lisbon' }, []],
    [{ latitude: '0.0000000000000000000000000000001', longitude: '0', radius: 20_000 }, ['B', 'A', 'C', 'D']],
    [{ offset: 1_000_000 }, []],
  ] satisfies [ListInput, string[]][])('%j', async (input, titles) => {
    proves('7.9')
    const found = await list(input)
    expect(found.titles).toEqual(titles)
    if (!('limit' in input) && !('offset' in input)) expect(found.total).toBe(titles.length)
  })

  test('by category, and by a category and a slug that must agree', async () => {
    expect((await list({ category_id: flat.id })).titles).toEqual(['B', 'A'])
    expect((await list({ category_id: flat.id, category_slug_id: 'flat' })).titles).toEqual(['B', 'A'])
    expect((await list({ category_id: flat.id, category_slug_id: 'villa' })).titles).toEqual([])
  })

  test('by any of several parameters that a property has', async () => {
    expect((await list({ parameter_id: `999,${rooms.id}` })).titles).toEqual(['A', 'C'])
    expect((await list({ parameter_id: '999' })).titles).toEqual([])
  })

  test('empty filters count as absent', async () => {
    proves('5.27')
    const all = { city: '', state: 'undefined', property_type: '', min_price: 'null', filters: '' }
    expect((await list(all as never)).total).toBe(4)
  })

  test('by page with the total; featured listings come first within their page', async () => {
    expect(await list({ limit: 2 })).toEqual({ titles: ['B', 'A'], total: 4 })
    expect(await list({ limit: 2, offset: 1 })).toEqual({ titles: ['B', 'C'], total: 4 })
    expect(await list({ limit: 1 })).toEqual({ titles: ['A'], total: 4 })
  })

  test('each item has its card, owner and nearby places', async () => {
    const { data } = await call('getPropertyList', {}, owner)
    const [b, a, , d] = data
    expect(b).toMatchObject({
      promoted: true,
      added_by: owner.id,
      total_click: 9,
      assign_facilities: [],
      property_type: 'rent',
      documents: [],
    })
    expect(a).toMatchObject({
      added_by: 0,
      favourite_count: 0,
      is_premium: false,
      latitude: '38.7223',
      category: { id: flat.id, slug_id: 'flat' },
      parameters: [
        { name: 'Rooms', value: '2' },
        { name: 'Lift', value: ['People'] },
      ],
      assign_facilities: [{ name: 'School', distance: 0.5 }],
    })
    expect(a).not.toHaveProperty('distance')
    expect(d).toMatchObject({ is_premium: true, favourite_count: 9 })
    expect(d!.gallery).toHaveLength(5)
    expect((await call('getPropertyList', { latitude: 41.15, longitude: -8.6 })).data[0]).toMatchObject({
      title: 'C',
      distance: 0.84,
    })
  })

  test("marks the viewer's own favourites only", async () => {
    const [member, other] = [await makeUser(db), await makeUser(db)]
    await db`insert into favourites (user_id, property_id) select ${member.id}, id from properties where title = 'A'`
    const hearts = async (as?: { id: number }) =>
      (await call('getPropertyList', {}, as)).data.filter(({ is_favourite }) => is_favourite).map(({ title }) => title)
    expect(await hearts(member)).toEqual(['A'])
    expect(await hearts(other)).toEqual([])
    expect(await hearts()).toEqual([])
  })

  test.each([
    { property_type: '7' },
    { posted_since: '9' },
    { min_price: '-5' },
    { min_price: 'cheap' },
    { radius: '1000000', latitude: '1', longitude: '1' },
    { latitude: '1' },
    { latitude: '95', longitude: '1' },
    { limit: '0' },
    { offset: '1000000000' },
    { parameter_id: '1;2' },
    { category_id: '-1' },
  ])('%j is refused', async (input) => {
    expect(await call('getPropertyList', input as never)).toMatchObject({
      status: 400,
      error: true,
      code: 400,
      data: null,
    })
  })
})

describe('a list with base64 filters', () => {
  test.each([
    [{}, ['B', 'A', 'C', 'D']],
    [{ property_type: 1 }, ['B']],
    [{ property_type: '0', price: { min_price: '', max_price: 300 } }, ['A', 'C']],
    [{ price: { min_price: 350 } }, ['D']],
    [{ category_slug_id: 'villa', search: null }, ['C', 'D']],
    [{ posted_since: 0 }, ['B', 'A', 'C', 'D']],
    [{ posted_since: '1' }, ['A']],
    [{ posted_since: 2 }, ['B', 'A', 'C']],
    [{ search: 'villa' }, ['C', 'D']],
    [{ flags: { promoted: 1 } }, ['B']],
    [{ flags: { get_all_premium_properties: true, promoted: '' } }, ['D']],
    [{ flags: { most_liked: '1' }, property_type: 0 }, ['D', 'C', 'A']],
    [{ location: { city: 'Porto', state: '', country: null } }, ['C']],
    [{ location: { country: 'Portugal' }, property_type: '0' }, ['A', 'C']],
    [{ location: { latitude: '41.1', longitude: '-8.6', range: 20 } }, ['C']],
    [{ location: { latitude: 41.1, longitude: -8.6, range: 600, city: 'Porto' } }, ['B', 'A', 'C', 'D']],
    [{ location: { latitude: 41.1, longitude: -8.6, city: 'Lisbon' } }, ['B', 'A']],
    [{ location: { place_id: 'city' } }, ['C']],
    [{ location: { place_id: 'city', range: 1 } }, ['C']],
    [{ location: { place_id: 'state' } }, ['C']],
    [{ location: { place_id: 'country' }, property_type: 0 }, ['A', 'C']],
    [{ location: { place_id: 'nowhere' } }, []],
    [{ parameters: [], nearby_places: [], location: {}, price: {}, flags: {} }, ['B', 'A', 'C', 'D']],
    [{ parameters: null, nearby_places: '', location: null }, ['B', 'A', 'C', 'D']],
    [{ parameters: [{ id: 999_999, value: 'x' }] }, []],
    [{ nearby_places: [{ id: 999_999, value: 5 }] }, []],
  ])('%j', async (filters, titles) => {
    expect(await byFilters(filters)).toEqual({ titles, total: titles.length })
  })

  test('filters parameters by number, choice or any of several; one without a value is ignored', async () => {
    const wanted = async (...parameters: object[]) => (await byFilters({ parameters })).titles
    expect(await wanted({ id: rooms.id, value: '2' })).toEqual(['A'])
    expect(await wanted({ id: rooms.id, value: 3 })).toEqual(['C'])
    expect(await wanted({ id: lift.id, value: 'people' })).toEqual(['A'])
    expect(await wanted({ id: lift.id, value: ['Goods', 'People'] })).toEqual(['A', 'C'])
    expect(await wanted({ id: lift.id, value: ['Goods'] }, { id: rooms.id, value: '2' })).toEqual([])
    expect(await wanted({ id: rooms.id, value: '' }, { id: lift.id, value: [] }, { id: lift.id })).toEqual([
      'B',
      'A',
      'C',
      'D',
    ])
  })

  test('filters nearby places by distance in kilometres', async () => {
    const near = async (value: unknown) => (await byFilters({ nearby_places: [{ id: school.id, value }] })).titles
    expect(await near(0.5)).toEqual(['A'])
    expect(await near('4')).toEqual(['A', 'C'])
    expect(await near(0.4)).toEqual([])
  })

  test('accepts the variants of base64', async () => {
    await makeProperty(db, { title: 'É', city: 'Évora', category_id: flat.id })
    const filters = { location: { city: 'Évora' }, property_type: 0, unknown: '>>>>????~~~~' }
    expect(base64(filters)).toMatch(/\+.*\/|\/.*\+/)
    const texts = [
      base64(filters),
      base64(filters).replaceAll('=', ''),
      base64(filters).replaceAll('+', '-').replaceAll('/', '_'),
      base64(filters).replaceAll('+', ' '),
      Buffer.from(JSON.stringify(filters), 'latin1').toString('base64'),
    ]
    for (const text of texts) expect(await list({ filters: text })).toEqual({ titles: ['É'], total: 1 })
    await db`delete from properties where title = 'É'`
  })

  test('is paged and ignores the other parameters', async () => {
    expect(await list({ filters: base64({ property_type: 0 }), city: 'Madrid', limit: 1, offset: 1 })).toEqual({
      titles: ['C'],
      total: 3,
    })
  })

  test.each([
    ['no base64', '%%%', 'filters must be base64'],
    ['base64 of no JSON', Buffer.from('hello').toString('base64'), 'filters must be base64 of a JSON object'],
    ['base64 of a list', base64([1]), 'filters must be base64 of a JSON object'],
    ['base64 of a text', base64('x'), 'filters must be base64 of a JSON object'],
    ['base64 of null', base64(null), 'filters must be base64 of a JSON object'],
    ['a broken end', base64({ search: 'x' }).slice(0, 9), 'filters must be base64 of a JSON object'],
    ['an unknown kind', base64({ property_type: 9 }), /^In filters, property_type must be one of 0, 1, (?!0, 1)/],
    ['a price that is none', base64({ price: { min_price: 'cheap' } }), 'In filters, price.min_price must be a number'],
    ['half a point', base64({ location: { latitude: 4 } }), 'In filters, latitude and longitude are both required'],
    ['a radius of a million', base64({ location: { latitude: 4, longitude: 4, range: 1e6 } }), /range must be at most/],
    ['NUL in a value', base64({ parameters: [{ id: 1, value: 'a\0b' }] }), /^In filters/],
    ['a value that is a thing', base64({ parameters: [{ id: 1, value: { a: 1 } }] }), /^In filters/],
    ['too many', base64({ parameters: Array(61).fill({ id: 1, value: 'x' }) }), /^In filters/],
    ['far too deep', base64({ a: { b: { c: { d: { e: { f: { g: { h: 1 } } } } } } } }), 'filters is nested too deeply'],
    [
      'a prototype',
      Buffer.from('{"__proto__":{"search":5},"search":5}').toString('base64'),
      'In filters, search must be a string',
    ],
    ['too long', base64({ search: 'x'.repeat(20_000) }), 'filters may have at most 20000 characters'],
  ])('is refused with a clear message for %s', async (_what, filters, message) => {
    expect(await call('getPropertyList', { filters })).toMatchObject({
      status: 400,
      error: true,
      code: 400,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
})

test('a list of full properties shows no more of a premium one than its card', async () => {
  const { data } = await call('getProperty', { country: 'Spain' })
  expect(data).toMatchObject([{ title: 'D', is_premium: true, description: '', email: '' }])
  expect(data[0]!.gallery).toHaveLength(5)
})
