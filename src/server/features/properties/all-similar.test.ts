import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeProperty, type MadeUser, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db } = await testApp()

let ana: MadeUser
let home: MadeProperty
let category_id = 0

beforeAll(async () => {
  ana = await makeUser(db)
  category_id = (await makeCategory(db)).id
  const make = (title: string, given: object) => makeProperty(db, { category_id, title, ...given })
  home = await make('Own', { price: 1000, owner_id: ana.id })
  await make('Far older', { city: 'Porto', price: 1000, created_at: daysAgo(9) })
  await make('Far newer', { city: 'Porto', price: 5, created_at: daysAgo(2) })
  await make('Near 1300', { price: 1300 })
  await make('Near 900', { price: 900 })
  await make('Near 1050 by the mill', { price: 1050 })
  await make('Rent', { price: 1000, property_type: 'rent' })
  await make('Hidden', { price: 1000, is_active: false })
  await makeProperty(db, { title: 'Other category', price: 1000 })
})

const titles = async (input: object, as?: MadeUser) => {
  const { status, data } = await call('getAllSimilarProperties', { property_id: home.id, ...input }, as)
  expect(status).toBe(200)
  return data.map(({ title }) => title)
}

test('similar properties share category and deal type: closest price in the city first, then the newest elsewhere, never itself', async () => {
  proves('7.71')
  expect(await titles({})).toEqual(['Near 1050 by the mill', 'Near 900', 'Near 1300', 'Far newer', 'Far older'])
})

test('similar properties are paged up to 500', async () => {
  proves('7.71')
  expect(await titles({ limit: 2, offset: 2 })).toEqual(['Near 1300', 'Far newer'])
  expect(await titles({ offset: 5 })).toEqual([])
  expect(await titles({ offset: 1_000_000 })).toEqual([])
  await db`
    insert into properties (category_id, slug, title, description, property_type, price, request_status, city)
    select ${category_id}, 'alike-' || n, 'Alike', '', 'sell', n, 'approved', 'Faro' from generate_series(1, 600) n`
  expect(await titles({ offset: 490, limit: 100 })).toHaveLength(10)
  await db`delete from properties where title = 'Alike'`
})

test('similar properties are filtered by text', async () => {
  expect(await titles({ search: 'mill' })).toEqual(['Near 1050 by the mill'])
  expect(await titles({ search: 'own' })).toEqual([])
  expect(await titles({ search: 'rent' })).toEqual([])
})

test('similar properties of a sold one are those still for sale', async () => {
  const sold = await makeProperty(db, { category_id, title: 'Sold', property_type: 'sold', price: 1000 })
  const { data } = await call('getAllSimilarProperties', { property_id: sold.id, limit: 1 })
  expect(data).toMatchObject([{ title: 'Own' }])
})

test('similar properties of a hidden one are returned to its owner only, and of an unknown one to no caller', async () => {
  const hidden = await makeProperty(db, { category_id, owner_id: ana.id, is_private: true })
  expect(await call('getAllSimilarProperties', { property_id: hidden.id })).toMatchObject({
    status: 400,
    message: 'Property not found',
  })
  expect(await call('getAllSimilarProperties', { property_id: hidden.id }, ana)).toMatchObject({ status: 200 })
  expect(await call('getAllSimilarProperties', { property_id: 999_999 })).toMatchObject({
    status: 400,
    message: 'Property not found',
  })
})

test.each([{}, { property_id: 'x' }, { property_id: 1, limit: '0' }])('%j is refused', async (input) => {
  expect(await call('getAllSimilarProperties', input as never)).toMatchObject({ status: 400, error: true })
})
