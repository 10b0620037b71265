import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  givePackage,
  type MadeUser,
  makeCategory,
  makeParameter,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const { call, db } = await testApp()

let ana: MadeUser
let admin: MadeUser
let flat: { id: number }
let area: { id: number }

beforeAll(async () => {
  ana = await makeUser(db)
  admin = await makeUser(db, { role: 'admin' })
  flat = await makeCategory(db)
  area = await makeParameter(db, flat.id, { name: 'Area', type_of_parameter: 'number', fact: 'area' })
})

const historyOf = (slug_id: string, as?: MadeUser) => call('getPropertyHistory', { slug_id }, as)
const make = (given: Record<string, unknown>) => makeProperty(db, { category_id: flat.id, ...given })
const sized = (squareMetres: number) => ({ values: { [area.id]: String(squareMetres) } })

describe('the history of a property', () => {
  test('contains prices and deals with their dates, and no names', async () => {
    const { id, slug } = await make({ owner_id: ana.id, price: 900, created_at: daysAgo(30) })
    for (const price of [800, 850]) await db`update properties set price = ${price} where id = ${id}`
    await db`update properties set request_status = 'pending' where id = ${id}`
    await db`update properties set request_status = 'approved' where id = ${id}`
    await db`update properties set property_type = 'sold' where id = ${id}`
    const { status, data } = await historyOf(slug)
    expect(status).toBe(200)
    expect(data.events).toEqual([
      { kind: 'listed', at: '2026-05-16T12:00:00.000000Z', price: 900, from: null },
      { kind: 'price_changed', at: expect.any(String), price: 800, from: 900 },
      { kind: 'price_changed', at: expect.any(String), price: 850, from: 800 },
      { kind: 'sold', at: expect.any(String), price: 850, from: null },
    ])
    expect(JSON.stringify(data)).not.toMatch(/actor|pending|approved/)
  })

  test('starts with the first public day', async () => {
    const { id, slug } = await make({ owner_id: ana.id, price: 900, request_status: 'pending' })
    await db`update properties set price = 700 where id = ${id}`
    expect((await historyOf(slug, ana)).data).toMatchObject({ events: [], days_listed: 0 })
    await db`update properties set request_status = 'approved' where id = ${id}`
    expect((await historyOf(slug)).data.events).toMatchObject([{ kind: 'listed', price: 700 }])
  })

  test('contains the number of days on the market', async () => {
    const { slug } = await make({ created_at: daysAgo(5.5) })
    expect((await historyOf(slug)).data.days_listed).toBe(5)
  })

  test.each([{ is_active: false }, { request_status: 'rejected' }, { is_private: true }])(
    'with %j is open to its owner and staff only',
    async (state) => {
      const { slug } = await make({ owner_id: ana.id, ...state })
      for (const person of [undefined, await makeUser(db)])
        expect(await historyOf(slug, person)).toMatchObject({ status: 400, message: 'Property not found', data: null })
      for (const person of [ana, admin]) expect(await historyOf(slug, person)).toMatchObject({ status: 200 })
    },
  )

  test('of a premium property requires the package feature', async () => {
    const { slug } = await make({ owner_id: ana.id, is_premium: true })
    const subscriber = await makeUser(db)
    await givePackage(db, subscriber.id, { premium_properties: 'unlimited' })
    expect(await historyOf(slug)).toMatchObject({ status: 400, data: null })
    expect(await historyOf(slug, await makeUser(db))).toMatchObject({ status: 400, data: { package_available: false } })
    for (const person of [ana, admin, subscriber]) expect(await historyOf(slug, person)).toMatchObject({ status: 200 })
  })

  test('of an unknown property is missing, and without a slug is refused', async () => {
    expect(await historyOf('nowhere')).toMatchObject({ status: 400, message: 'Property not found' })
    expect(await call('getPropertyHistory', {} as never)).toMatchObject({ status: 400, message: 'slug_id is required' })
  })
})

describe('the price per square metre', () => {
  const porto = { city: 'Porto', state: 'Norte', country: 'Portugal' }
  const fill = async (count: number, given: object) => {
    for (let i = 0; i < count; i++) await make({ ...given, price: 1000 * (i + 1), ...sized(10) })
  }

  test('is compared with the median of eight or more comparable properties in the city', async () => {
    const { slug } = await make({ ...porto, price: 5000, ...sized(20) })
    await fill(7, porto)
    expect((await historyOf(slug)).data.area_price).toBeNull()
    await make({ ...porto, price: 8000, ...sized(10) })
    expect((await historyOf(slug)).data.area_price).toEqual({
      own: 250,
      median: 450,
      sample: 8,
      scope: 'city',
      place: 'Porto',
    })
  })

  test('excludes other categories and deal types, unknown areas, hidden properties and itself', async () => {
    const town = { city: 'Braga', state: 'Minho', country: 'Portugal' }
    const { slug } = await make({ ...town, price: 5000, ...sized(20) })
    await fill(8, town)
    await makeProperty(db, { ...town, price: 9_000_000, ...sized(10) })
    await make({ ...town, price: 9_000_000, property_type: 'rent', ...sized(10) })
    await make({ ...town, price: 9_000_000 })
    await make({ ...town, price: 9_000_000, is_active: false, ...sized(10) })
    expect((await historyOf(slug)).data.area_price).toMatchObject({ median: 450, sample: 8 })
  })

  test('falls back to the state and then the country when the sample is too small', async () => {
    const { slug } = await make({ city: 'Lyon', state: 'Rhône', country: 'France', price: 5000, ...sized(20) })
    await fill(4, { city: 'Lyon', state: 'Rhône', country: 'France' })
    await fill(3, { city: 'Givors', state: 'Rhône', country: 'France' })
    await fill(1, { city: 'Nice', state: 'Alpes', country: 'France' })
    expect((await historyOf(slug)).data.area_price).toMatchObject({ sample: 8, scope: 'country', place: 'France' })
    await fill(1, { city: 'Givors', state: 'Rhône', country: 'France' })
    expect((await historyOf(slug)).data.area_price).toMatchObject({ sample: 8, scope: 'state', place: 'Rhône' })
  })

  test('compares rents of the same period', async () => {
    const town = { city: 'Oslo', state: 'Oslo', country: 'Norway', property_type: 'rent' }
    const { slug } = await make({ ...town, rent_duration: 'Monthly', price: 500, ...sized(10) })
    await fill(8, { ...town, rent_duration: 'Daily' })
    expect((await historyOf(slug)).data.area_price).toBeNull()
    await fill(4, { ...town, rent_duration: 'Monthly' })
    await fill(4, town)
    expect((await historyOf(slug)).data.area_price).toMatchObject({ own: 50, median: 250, sample: 8 })
  })

  test('is omitted for a property without a floor area', async () => {
    const { slug } = await make({ ...porto })
    expect((await historyOf(slug)).data.area_price).toBeNull()
  })
})
