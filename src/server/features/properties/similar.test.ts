import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter, makeProperty } from '#test/support/make.ts'

const { call, db } = await testApp()

let flat: { id: number }
let house: { id: number }

beforeAll(async () => {
  flat = await makeCategory(db)
  house = await makeCategory(db)
})

const similarTo = async (slug_id: string) => (await call('getProperty', { slug_id })).similar_properties

test('four properties closest in price in the same city, category and deal type, never the property itself', async () => {
  const prices = Array.from({ length: 30 }, (_, i) => 100_000 + i * 10_000)
  for (const price of prices)
    await makeProperty(db, { category_id: flat.id, price, city: 'Berlin', country: 'Germany' })
  const home = await makeProperty(db, { category_id: flat.id, price: 250_000, city: 'Berlin', country: 'Germany' })
  await makeProperty(db, { category_id: house.id, price: 250_000, city: 'Berlin', country: 'Germany' })
  await makeProperty(db, {
    category_id: flat.id,
    price: 250_000,
    city: 'Berlin',
    country: 'Germany',
    property_type: 'rent',
  })
  await makeProperty(db, { category_id: flat.id, price: 250_000, city: 'Berlin', country: 'Germany', is_active: false })
  const similar = await similarTo(home.slug)
  expect(similar).toHaveLength(4)
  expect(new Set(similar.map(({ id }) => id)).size).toBe(4)
  for (const card of similar) {
    expect(card).toMatchObject({ city: 'Berlin', category_id: flat.id, property_type: 'sell' })
    expect(card.id).not.toBe(home.id)
    expect(Math.abs(card.price - 250_000)).toBeLessThanOrEqual(40_000)
  }
})

test('a property with few similar ones in its city gets the newest of its category elsewhere', async () => {
  const near = await makeProperty(db, { category_id: house.id, city: 'Lagos', country: 'Nigeria' })
  const home = await makeProperty(db, { category_id: house.id, city: 'Lagos', country: 'Nigeria' })
  const similar = await similarTo(home.slug)
  expect(similar[0]!.id).toBe(near.id)
  expect(similar.slice(1).every(({ city }) => city !== 'Lagos')).toBe(true)
  expect(similar.length).toBeGreaterThan(1)
})

test('a property without a city has similar ones too', async () => {
  const home = await makeProperty(db, { category_id: flat.id, city: null, state: null, country: null })
  expect((await similarTo(home.slug)).length).toBe(4)
})

test('a similar property has the fields the apps read: one picture, no documents, parameters without choices', async () => {
  const loft = await makeCategory(db)
  const view = await makeParameter(db, loft.id, {
    name: 'View',
    type_of_parameter: 'dropdown',
    type_values: ['Sea', 'Street'],
  })
  await makeProperty(db, {
    category_id: loft.id,
    gallery: 7,
    values: { [view.id]: 'Sea' },
    favourite_count: 3,
    isPromoted: true,
  })
  const home = await makeProperty(db, { category_id: loft.id })
  const [card] = await similarTo(home.slug)
  expect(card).toMatchObject({
    documents: [],
    gallery: [],
    promoted: true,
    is_favourite: 0,
    property_type: 'sell',
    propery_type: 'sell',
    category: { id: loft.id },
    parameters: [{ name: 'View', value: 'Sea', type_values: null }],
  })
  expect(card!.title_image_blur).toMatch(/^data:/)
})
