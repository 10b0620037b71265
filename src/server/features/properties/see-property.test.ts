import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  givePackage,
  type MadeProperty,
  type MadeUser,
  makeCategory,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const { call, db } = await testApp()

let kabir: MadeUser
let visitor: MadeUser
let admin: MadeUser
let villa: { id: number }

beforeAll(async () => {
  kabir = await makeUser(db)
  visitor = await makeUser(db)
  admin = await makeUser(db, { role: 'admin' })
  villa = await makeCategory(db)
})

describe('visibility of a property', () => {
  test.each([
    ['waits for moderation', { request_status: 'pending' }],
    ['was rejected', { request_status: 'rejected' }],
    ['was hidden by its owner', { is_active: false }],
    ['is private', { is_private: true }],
  ])('a property that %s is visible to its owner and administrators only', async (_why, state) => {
    const { slug } = await makeProperty(db, { owner_id: kabir.id, category_id: villa.id, ...state })
    expect((await call('getProperty', { slug_id: slug })).data).toEqual([])
    expect((await call('getProperty', { slug_id: slug }, visitor)).data).toEqual([])
    expect((await call('getProperty', { slug_id: slug }, kabir)).data).toHaveLength(1)
    expect((await call('getProperty', { slug_id: slug }, admin)).data).toHaveLength(1)
  })

  test('properties of a deactivated owner are not visible', async () => {
    const owner = await makeUser(db, { is_active: false })
    const { slug } = await makeProperty(db, { owner_id: owner.id, category_id: villa.id })
    expect((await call('getProperty', { slug_id: slug })).data).toEqual([])
  })

  test('a sold property is visible, and accepts neither interests nor reports', async () => {
    const { slug } = await makeProperty(db, { category_id: villa.id, property_type: 'sold' })
    const { data } = await call('getProperty', { slug_id: slug })
    expect(data[0]).toMatchObject({ property_type: 'sold', is_interest_available: false, is_report_available: false })
  })

  test('a property of the site has no customer', async () => {
    const { slug } = await makeProperty(db, { category_id: villa.id })
    const { data } = await call('getProperty', { slug_id: slug })
    expect(data[0]).toMatchObject({ customer_name: 'Admin', added_by: 0, is_admin: true })
    expect(data[0]).not.toHaveProperty('customer_id')
  })
})

describe('a premium property', () => {
  let premium: MadeProperty
  beforeAll(async () => {
    premium = await makeProperty(db, { owner_id: kabir.id, category_id: villa.id, is_premium: true })
  })

  test('is refused to a visitor without quota flags', async () => {
    proves('6.7', '1.12')
    expect(await call('getProperty', { slug_id: premium.slug })).toMatchObject({
      status: 400,
      error: true,
      code: 400,
      data: null,
      message: 'You have not subscribed. Please subscribe first',
    })
  })

  test('is refused to a user without access, with the quota flags of the packages', async () => {
    proves('6.7')
    const member = await makeUser(db)
    expect(await call('getProperty', { slug_id: premium.slug }, member)).toMatchObject({
      status: 400,
      data: { package_available: false, feature_available: false, limit_available: false },
    })
    await givePackage(db, member.id, { property_list: 3 })
    expect(await call('getProperty', { slug_id: premium.slug }, member)).toMatchObject({
      status: 400,
      data: { package_available: true, feature_available: false, limit_available: false },
    })
  })

  test('is open to its owner, administrators and users with the feature', async () => {
    proves('6.7', '1.12')
    const member = await makeUser(db)
    await givePackage(db, member.id, { premium_properties: 'unlimited' })
    for (const person of [kabir, admin, member])
      expect((await call('getProperty', { slug_id: premium.slug }, person)).data).toHaveLength(1)
  })

  test('is refused when the package has ended', async () => {
    const member = await makeUser(db)
    const owned = await givePackage(db, member.id, { premium_properties: 'unlimited' })
    await db`update user_packages set starts_at = ${daysAgo(40)}, ends_at = ${daysAgo(1)} where id = ${owned.id}`
    expect(await call('getProperty', { slug_id: premium.slug }, member)).toMatchObject({ status: 400 })
  })
})
