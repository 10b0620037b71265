import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  givePackage,
  type MadeProperty,
  type MadeUser,
  makeCategory,
  makeParameter,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const { call, db } = await testApp()

let ana: MadeUser
let member: MadeUser
let flat: { id: number }
let rooms: { id: number }
let homes: MadeProperty[]

const openToVisitors = (value: '0' | '1') => db`update settings set value = ${value} where key = 'compare_for_visitors'`

beforeAll(async () => {
  ana = await makeUser(db)
  member = await makeUser(db)
  flat = await makeCategory(db, { name: 'Flat' })
  rooms = await makeParameter(db, flat.id, { name: 'Rooms', type_of_parameter: 'number', fact: 'bedrooms' })
  homes = []
  for (let i = 1; i <= 7; i++)
    homes.push(
      await makeProperty(db, {
        category_id: flat.id,
        owner_id: ana.id,
        price: i * 1000,
        view_count: i,
        values: { [rooms.id]: String(i) },
      }),
    )
  const [school] = await db<{ id: number }[]>`insert into facilities (name) values ('School') returning id`
  await db`insert into property_facilities (property_id, facility_id, distance) values (${homes[0]!.id}, ${school!.id}, 1.5)`
})
beforeEach(() => openToVisitors('0'))

const pair = (source: number, target: number, as?: MadeUser) =>
  call('compareProperties', { source_property_id: source, target_property_id: target }, as)
const several = (ids: number[], as?: MadeUser) => call('compareHomes', { ids: ids.join(',') }, as)

describe('a comparison of two properties', () => {
  test('contains prices, parameters and nearby places', async () => {
    proves('7.72', '1.7')
    const { status, data } = await pair(homes[0]!.id, homes[1]!.id, member)
    expect(status).toBe(200)
    expect(data.source_property).toMatchObject({
      id: homes[0]!.id,
      slug_id: homes[0]!.slug,
      price: 1000,
      property_type: 'sell',
      is_premium: 0,
      total_views: 1,
      total_likes: 0,
      rentduration: null,
      created_at: expect.stringMatching(/\.\d{6}Z$/),
      category: { category: 'Flat' },
      facts: { bedrooms: 1 },
      fact_parameters: [rooms.id],
      facilities: [{ name: 'Rooms', value: '1' }],
      near_by_places: [{ name: 'School', distance: 1.5, property_id: homes[0]!.id }],
    })
    expect(data.target_property).toMatchObject({ id: homes[1]!.id, facilities: [{ value: '2' }], near_by_places: [] })
  })

  test('requires sign-in unless the site allows visitors to compare', async () => {
    proves('6.3')
    expect(await pair(homes[0]!.id, homes[1]!.id)).toEqual({
      status: 401,
      error: true,
      message: 'Please sign in to compare',
    })
    await openToVisitors('1')
    expect(await pair(homes[0]!.id, homes[1]!.id)).toMatchObject({
      status: 200,
      data: { source_property: { id: homes[0]!.id } },
    })
  })

  test('requires one category', async () => {
    const villa = await makeProperty(db)
    expect(await pair(homes[0]!.id, villa.id, member)).toMatchObject({
      status: 400,
      message: 'You can only compare properties of the same type',
      key: 'other-category',
    })
  })

  test.each([{ is_active: false }, { request_status: 'pending' }, { is_private: true }, { property_type: 'sold' }])(
    'requires live properties: one with %j is not found, not even by its owner',
    async (state) => {
      const { id } = await makeProperty(db, { category_id: flat.id, owner_id: ana.id, ...state })
      for (const person of [member, ana])
        expect(await pair(homes[0]!.id, id, person)).toMatchObject({ status: 400, message: 'Property not found' })
    },
  )

  test.each([
    {},
    { source_property_id: 1 },
    { source_property_id: 5, target_property_id: '5' },
    { source_property_id: 'a', target_property_id: 2 },
  ])('is refused for %j', async (input) => {
    expect(await call('compareProperties', input as never, member)).toMatchObject({ status: 400, error: true })
  })
})

describe('a comparison with a premium property', () => {
  let premium: MadeProperty
  beforeAll(async () => {
    premium = await makeProperty(db, { category_id: flat.id, owner_id: ana.id, is_premium: true })
  })

  test('is refused without a package, with quota flags for a signed-in user', async () => {
    expect(await pair(homes[0]!.id, premium.id, member)).toMatchObject({
      status: 400,
      message: 'You have not subscribed. Please subscribe first',
      data: { package_available: false, feature_available: false, limit_available: false },
    })
    await openToVisitors('1')
    expect(await pair(homes[0]!.id, premium.id)).toMatchObject({ status: 400, data: null })
  })

  test('is open to the owner, staff and users with the feature', async () => {
    const subscriber = await makeUser(db)
    await givePackage(db, subscriber.id, { premium_properties: 'unlimited' })
    for (const person of [ana, await makeUser(db, { role: 'admin' }), subscriber])
      expect(await pair(homes[0]!.id, premium.id, person)).toMatchObject({
        status: 200,
        data: { target_property: { is_premium: 1 } },
      })
  })
})

describe('a comparison of up to six properties', () => {
  test('keeps the requested order', async () => {
    const ids = [3, 0, 5, 1, 4, 2].map((index) => homes[index]!.id)
    const { status, data } = await several(ids, member)
    expect(status).toBe(200)
    expect(data.map(({ id }) => id)).toEqual(ids)
  })

  test('is refused for seven, for one and for duplicates', async () => {
    const ids = homes.map(({ id }) => id)
    for (const wrong of [ids, ids.slice(0, 1), [ids[0]!, ids[0]!]])
      expect(await several(wrong, member)).toMatchObject({
        status: 400,
        message: 'Choose two to six different properties to compare',
      })
    for (const wrong of ['1;2', 'a,b', ''])
      expect(await call('compareHomes', { ids: wrong }, member)).toMatchObject({ status: 400, error: true })
  })

  test('is refused if one of them is unknown', async () => {
    expect(await several([homes[0]!.id, 999_999], member)).toMatchObject({ status: 400, message: 'Property not found' })
  })

  test('requires sign-in', async () => {
    expect(await several([homes[0]!.id, homes[1]!.id])).toMatchObject({ status: 401 })
  })
})
