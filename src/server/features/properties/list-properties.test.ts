import { beforeAll, describe, expect, test } from 'vitest'
import type { RawInput } from '#contract/endpoint.ts'
import type { getProperty } from '#contract/properties.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()

const list = async (input: RawInput<typeof getProperty>, as?: { id: number }) => {
  const { data, total, status } = await call('getProperty', input, as)
  expect(status).toBe(200)
  return { titles: data.map(({ title }) => title), total }
}

let owner: { id: number }
let flat: { id: number }
let bedrooms: { id: number }

beforeAll(async () => {
  owner = await makeUser(db)
  flat = await makeCategory(db, { name: 'Flat', slug: 'flat' })
  const villa = await makeCategory(db, { name: 'Villa', slug: 'villa' })
  bedrooms = await makeParameter(db, flat.id, { name: 'Bedrooms' })
  const homes = [
    { title: 'A', category_id: flat.id, price: 100, created_at: daysAgo(0.5), view_count: 5, address: 'Rua Áurea 1' },
    {
      title: 'B',
      category_id: flat.id,
      price: 200,
      created_at: daysAgo(3),
      view_count: 9,
      property_type: 'rent',
      isPromoted: true,
      owner_id: owner.id,
    },
    {
      title: 'C',
      category_id: villa.id,
      price: 300,
      created_at: daysAgo(20),
      view_count: 7,
      city: 'Porto',
      state: 'Porto',
      favourite_count: 4,
    },
    {
      title: 'D',
      category_id: villa.id,
      price: 400,
      created_at: daysAgo(100),
      city: 'Madrid',
      state: 'Madrid',
      country: 'Spain',
      favourite_count: 9,
      values: { [bedrooms.id]: '2' },
    },
    { title: 'E', category_id: villa.id, price: 500, created_at: daysAgo(400), isPromoted: true },
  ]
  for (const home of homes) await makeProperty(db, home)
  await makeProperty(db, { title: 'Hidden', is_active: false, category_id: flat.id })
  await makeProperty(db, { title: 'Sold', property_type: 'sold', category_id: flat.id })
})

describe('filtered properties', () => {
  test.each([
    [{}, ['A', 'B', 'C', 'D', 'E']],
    [{ property_type: '1' }, ['B']],
    [{ property_type: 0 }, ['A', 'C', 'D', 'E']],
    [{ category_slug_id: 'villa' }, ['C', 'D', 'E']],
    [{ city: 'lisbon' }, ['A', 'B', 'E']],
    [{ state: 'Porto' }, ['C']],
    [{ country: 'SPAIN' }, ['D']],
    [{ country: 'Atlantis' }, []],
    [{ min_price: 200, max_price: '400' }, ['B', 'C', 'D']],
    [{ min_price: 450 }, ['E']],
    [{ posted_since: '1' }, ['A']],
    [{ posted_since: '0' }, ['A', 'B']],
    [{ posted_since: 2 }, ['A', 'B', 'C']],
    [{ posted_since: 4 }, ['A', 'B', 'C', 'D']],
    [{ promoted: '1' }, ['B', 'E']],
    [{ top_rated: 1 }, ['B', 'C', 'A', 'E', 'D']],
    [{ most_liked: '1', limit: 2 }, ['D', 'C']],
    [{ search: 'rua aurea' }, ['A']],
    [{ search: 'villa' }, ['C', 'D', 'E']],
    [{ search: "o'; drop table listing; --" }, []],
    [{ country: 'Portugal', property_type: '0', max_price: 350 }, ['A', 'C']],
  ] satisfies [RawInput<typeof getProperty>, string[]][])('%j', async (input, titles) => {
    proves('7.8')
    const found = await list(input)
    expect(found.titles).toEqual(titles)
    if (!('limit' in input)) expect(found.total).toBe(titles.length)
  })

  test('get_property accepts current_user, userid and get_simiilar and ignores them', async () => {
    proves('7.8')
    const sent = { current_user: owner.id, userid: owner.id, get_simiilar: 1 }
    expect((await list(sent as RawInput<typeof getProperty>)).titles).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  test('by any of several parameters', async () => {
    expect((await list({ parameter_id: `999,${bedrooms.id}` })).titles).toEqual(['D'])
  })

  test("the viewer's promoted properties, none for a visitor", async () => {
    expect((await list({ users_promoted: '1' }, owner)).titles).toEqual(['B'])
    expect((await list({ users_promoted: '1' })).titles).toEqual([])
  })

  test('by page, with the total on every page, also beyond the end', async () => {
    expect(await list({ limit: 2 })).toEqual({ titles: ['A', 'B'], total: 5 })
    expect(await list({ limit: 2, offset: 4 })).toEqual({ titles: ['E'], total: 5 })
    expect(await list({ limit: 2, offset: 10 })).toEqual({ titles: [], total: 5 })
  })

  test.each([
    { property_type: '7' },
    { posted_since: '9' },
    { limit: '0' },
    { limit: '1000' },
    { offset: '-1' },
    { min_price: 'cheap' },
    { parameter_id: '1;2' },
  ])('%j is refused', async (input) => {
    expect(await call('getProperty', input as RawInput<typeof getProperty>)).toMatchObject({ status: 400, error: true })
  })
})
