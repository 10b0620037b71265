import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { makeAdvertisement, makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'

const { db, call } = await testApp()
let owner: { id: number }
let category: { id: number }
beforeAll(async () => {
  owner = await makeUser(db)
  category = await makeCategory(db)
})
const home = (given = {}) => makeProperty(db, { owner_id: owner.id, category_id: category.id, ...given })
const isPublic = async (id: number) => (await call('getProperty', { id })).data.length === 1

describe('the deal status', () => {
  test.each([
    ['sell', 2, 'sold'],
    ['rent', 3, 'rented'],
    ['rented', 1, 'rent'],
  ] as const)('%s with %s becomes %s', async (property_type, status, becomes) => {
    proves('7.23')
    const { id } = await home({ property_type })
    expect(await call('updatePropertyStatus', { property_id: id, status }, owner)).toMatchObject({
      status: 200,
      error: false,
    })
    expect(await db`select property_type from properties where id = ${id}`).toEqual([{ property_type: becomes }])
  })

  test.each([
    ['sell', 3],
    ['rent', 2],
    ['sold', 1],
    ['sold', 2],
  ] as const)('%s with %s is refused', async (property_type, status) => {
    proves('8.14')
    const { id } = await home({ property_type })
    expect(await call('updatePropertyStatus', { property_id: id, status }, owner)).toMatchObject({
      status: 400,
      message: 'Failed to Update Status',
    })
  })

  test('an unknown status is refused with HTTP 200', async () => {
    const { id } = await home()
    expect(await call('updatePropertyStatus', { property_id: id, status: 9 as 1 }, owner)).toMatchObject({
      status: 200,
      error: true,
    })
  })

  test('a sold property leaves all lists', async () => {
    const { id, title } = await home({ title: 'Zanzibar cabin' })
    expect((await call('getPropertyList', { search: title })).total).toBe(1)
    await call('updatePropertyStatus', { property_id: id, status: 2 }, owner)
    expect((await call('getPropertyList', { search: title })).total).toBe(0)
  })
})

describe('visibility', () => {
  test('the owner hides and shows an approved property, and repeated requests succeed', async () => {
    proves('7.24')
    const { id } = await home()
    for (const [status, shown] of [
      [0, false],
      [0, false],
      [1, true],
      [1, true],
    ] as const) {
      expect(await call('changePropertyStatus', { property_id: id, status }, owner)).toMatchObject({ error: false })
      expect(await isPublic(id)).toBe(shown)
    }
  })

  test('another user gets the error of a missing property', async () => {
    const { id } = await home()
    const stranger = await makeUser(db)
    for (const status of [0, 1] as const)
      expect(await call('changePropertyStatus', { property_id: id, status }, stranger)).toMatchObject({
        error: true,
        message: 'Property not found',
      })
    expect(await isPublic(id)).toBe(true)
  })

  test.each(['pending', 'rejected'])(
    'a property that is %s can be neither hidden nor shown',
    async (request_status) => {
      const { id } = await home({ request_status })
      for (const status of [0, 1] as const)
        expect(await call('changePropertyStatus', { property_id: id, status }, owner)).toMatchObject({
          status: 400,
          error: true,
        })
    },
  )
})

describe('confirming availability', () => {
  test('renews a property and republishes an expired one', async () => {
    const { id } = await home({ freshness: 'expired', is_active: false, confirmed_at: new Date('2026-01-01') })
    expect(await isPublic(id)).toBe(false)
    const { data } = await call('confirmListing', { property_id: id }, owner)
    expect(data).toEqual({ freshness: 'fresh', confirmed_at: '2026-06-15T12:00:00.000000Z' })
    expect(await isPublic(id)).toBe(true)
  })

  test('leaves a property hidden by its owner hidden', async () => {
    const { id } = await home({ freshness: 'aging', is_active: false })
    expect(await call('confirmListing', { property_id: id }, owner)).toMatchObject({ data: { freshness: 'fresh' } })
    expect(await isPublic(id)).toBe(false)
  })

  test.each([{ property_type: 'sold' }, { request_status: 'pending' }])('is refused for %o', async (given) => {
    const { id } = await home(given)
    expect(await call('confirmListing', { property_id: id }, owner)).toMatchObject({ status: 400, error: true })
  })

  test('is not implied by hiding', async () => {
    const { id } = await home({ freshness: 'aging', confirmed_at: new Date('2026-01-01') })
    await call('changePropertyStatus', { property_id: id, status: 0 }, owner)
    expect(await db`select freshness from properties where id = ${id} and confirmed_at < '2026-02-01'`).toEqual([
      { freshness: 'aging' },
    ])
  })
})

describe('own properties', () => {
  test('are listed in every status, newest first, with the fields only the owner sees', async () => {
    proves('7.46')
    const me = await makeUser(db)
    const face = await makeImage(db, { folder: 'users' })
    const fan = await makeUser(db, { name: 'Fan', profile_media_id: face.id })
    const mine = { owner_id: me.id, category_id: category.id }
    const shown = await makeProperty(db, { ...mine, view_count: 7 })
    const refused = await makeProperty(db, { ...mine, request_status: 'rejected', is_active: false, view_count: 3 })
    await db`insert into rejections (property_id, reason) values (${refused.id}, 'Blurred pictures')`
    await db`insert into interests (user_id, property_id) values (${fan.id}, ${shown.id})`
    await home()
    const { data, total, total_views } = await call('getAddedProperties', {}, me)
    expect([total, total_views]).toEqual([2, 10])
    expect(data.map(({ id }) => id)).toEqual([refused.id, shown.id])
    expect(data[0]).toMatchObject({
      request_status: 'rejected',
      reject_reason: { property_id: refused.id, reason: 'Blurred pictures' },
      is_feature_available: false,
    })
    expect(data[1]).toMatchObject({
      reject_reason: {},
      is_feature_available: true,
      freshness: 'fresh',
      total_click: 7,
      interested_users: [{ id: fan.id, name: 'Fan', profile: expect.stringContaining('/images/users/') }],
    })
    expect((await call('getAddedProperties', { request_status: 'pending,approved' }, me)).total).toBe(1)
    expect((await call('getAddedProperties', { status: '0' }, me)).data.map(({ id }) => id)).toEqual([refused.id])
    expect((await call('getAddedProperties', { property_type: 2 }, me)).total).toBe(0)
    const one = await call('getAddedProperties', { slug_id: shown.slug }, me)
    expect(one.total).toBe(1)
    expect(one.similiar_properties).toBeInstanceOf(Array)
  })

  test('are filtered to featured ones, with their promotion', async () => {
    proves('7.46')
    const me = await makeUser(db)
    const mine = { owner_id: me.id, category_id: category.id }
    await makeProperty(db, mine)
    const { id } = await makeProperty(db, mine)
    const advert = await makeAdvertisement(db, { property_id: id, user_id: me.id })
    const { data, total } = await call('getAddedProperties', { is_promoted: 1 }, me)
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({
      id,
      advertisement_id: advert.id,
      advertisement_status: 0,
      advertisement_type: 'HomeScreen',
    })
  })

  test('refuse an unknown status filter with HTTP 200', async () => {
    expect(await call('getAddedProperties', { request_status: 'gone' }, owner)).toMatchObject({
      status: 200,
      error: true,
    })
  })
})
