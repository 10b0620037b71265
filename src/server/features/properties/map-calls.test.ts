import { beforeAll, describe, expect, test } from 'vitest'
import { memoryGeocoder } from '#server/adapters/geocoding/memory.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db, services } = await testApp()

const PORTO = { city: 'Porto', state: 'Norte', latitude: 41.15, longitude: -8.61 }
let category_id = 0

beforeAll(async () => {
  category_id = (await makeCategory(db)).id
  await makeProperty(db, { title: 'Lisbon', category_id, gallery: 3, created_at: daysAgo(1) })
  await makeProperty(db, { title: 'Porto', category_id, ...PORTO, property_type: 'rent', created_at: daysAgo(2) })
  await makeProperty(db, {
    title: 'Gaia',
    category_id,
    ...PORTO,
    city: 'Gaia',
    latitude: 41.13,
    created_at: daysAgo(1.5),
  })
  await makeProperty(db, { title: 'Hidden', category_id, ...PORTO, is_active: false })
  services.geocoder = memoryGeocoder([
    {
      id: 'porto',
      kind: 'city',
      name: 'Porto',
      state: null,
      countryCode: 'PT',
      population: 1,
      latitude: 41.15,
      longitude: -8.61,
    },
  ])
})

describe('nearby properties', () => {
  const titles = async (input: object) => {
    const { status, data } = await call('getNearbyProperties', input)
    expect(status).toBe(200)
    return data.map(({ title }) => title)
  }

  test.each([
    [{}, ['Lisbon', 'Gaia', 'Porto']],
    [{ city: 'porto' }, ['Porto']],
    [{ state: 'NORTE' }, ['Gaia', 'Porto']],
    [{ city: 'Lisbon', state: 'Norte' }, ['Lisbon', 'Gaia', 'Porto']],
    [{ city: 'Atlantis' }, []],
    [{ city: 'Atlantis', state: 'Norte' }, ['Gaia', 'Porto']],
    [{ type: '1' }, ['Porto']],
    [{ type: 0, state: 'Norte' }, ['Gaia']],
    [{ latitude: '41.15', longitude: '-8.61' }, ['Porto', 'Gaia']],
    [{ latitude: 41.15, longitude: -8.61, radius: 1 }, ['Porto']],
    [{ latitude: 41.15, longitude: -8.61, city: 'Lisbon' }, ['Lisbon']],
    [{ latitude: 41.15, longitude: -8.61, radius: 1, state: 'Norte' }, ['Porto']],
  ])('%j', async (input, found) => {
    proves('7.42')
    expect(await titles(input)).toEqual(found)
  })

  test('have a distance and no gallery', async () => {
    const { data } = await call('getNearbyProperties', { latitude: 41.15, longitude: -8.61 })
    expect(data).toMatchObject([
      { title: 'Porto', distance: 0 },
      { title: 'Gaia', distance: 2.22 },
    ])
    expect((await call('getNearbyProperties', { city: 'Lisbon' })).data[0]).toMatchObject({
      gallery: [],
      documents: [],
    })
  })

  test.each([{ type: '2' }, { latitude: '1' }, { latitude: '1', longitude: '1', radius: '-1' }])(
    'are refused for %j',
    async (input) => {
      expect(await call('getNearbyProperties', input as never)).toMatchObject({ status: 400, error: true })
    },
  )
})

describe('properties on the map', () => {
  const found = async (input: object, as?: { id: number }) => {
    const { status, data, total } = await call('getPropertiesOnMap', input, as)
    expect(status).toBe(200)
    return { titles: data.map(({ title }) => title), total }
  }
  const base64 = (filters: object) => Buffer.from(JSON.stringify(filters)).toString('base64')

  test.each([
    [{}, ['Lisbon', 'Gaia', 'Porto']],
    [{ property_type: '1' }, ['Porto']],
    [{ city: 'Gaia' }, ['Gaia']],
    [{ place_id: 'porto' }, ['Porto']],
    [{ place_id: 'porto', radius: '5' }, ['Gaia', 'Porto']],
    [{ place_id: 'nowhere' }, []],
    [{ latitude: 41.15, longitude: -8.61, radius: 1 }, ['Porto']],
    [{ filters: base64({ property_type: 0 }) }, ['Lisbon', 'Gaia']],
    [{ filters: base64({ property_type: 0 }), place_id: 'porto', radius: 5 }, ['Gaia']],
  ])('%j', async (input, titles) => {
    expect(await found(input)).toEqual({ titles, total: titles.length })
  })

  test('are limited to 500, with the total', async () => {
    await db`
      insert into properties (category_id, slug, title, description, property_type, price, request_status, city, latitude, longitude)
      select ${category_id}, 'many-' || n, 'Many', '', 'sell', n, 'approved', 'Faro', 37, -8 from generate_series(1, 510) n`
    const many = await found({ city: 'Faro' })
    expect([many.titles.length, many.total]).toEqual([500, 510])
    expect((await call('getNearbyProperties', { city: 'Faro' })).data).toHaveLength(500)
  })

  test("mark the viewer's favourites", async () => {
    const member = await makeUser(db)
    await db`insert into favourites (user_id, property_id) select ${member.id}, id from properties where title = 'Gaia'`
    const { data } = await call('getPropertiesOnMap', { city: 'Gaia' }, member)
    expect(data).toMatchObject([{ is_favourite: 1 }])
  })

  test.each([{ filters: '!' }, { place_id: 'x'.repeat(301) }, { min_price: 'x' }])(
    'are refused for %j',
    async (input) => {
      expect(await call('getPropertiesOnMap', input)).toMatchObject({ status: 400, error: true })
    },
  )
})
