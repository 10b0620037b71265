import { beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { ageListings } from './freshness.sql.ts'

const { db, call, services } = await testApp()
const age = () => ageListings.run({ ...services, sql: db }, {})

let owner: { id: number }
let category: { id: number }
beforeEach(async () => {
  await db`delete from properties`
  owner = await makeUser(db)
  category = await makeCategory(db)
})
const home = (days: number, given = {}) =>
  makeProperty(db, { owner_id: owner.id, category_id: category.id, confirmed_at: daysAgo(days), ...given })
const stateOf = async (id: number) =>
  (
    await db<{ freshness: string; is_active: boolean }[]>`select freshness, is_active from properties where id = ${id}`
  )[0]
const toldOf = async (id: number) =>
  (await db<{ kind: string }[]>`select kind from notifications where property_id = ${id} order by id`).map(
    ({ kind }) => kind,
  )

test.each([
  [29, 'fresh', true, []],
  [31, 'aging', true, ['listing-unconfirmed']],
  [46, 'sunk', true, []],
  [76, 'hidden', false, ['listing-unconfirmed']],
])('after %i days without confirmation a property is %s', async (days, freshness, is_active, told) => {
  const { id } = await home(days)
  await age()
  expect(await stateOf(id)).toEqual({ freshness, is_active })
  expect(await toldOf(id)).toEqual(told)
})

test('an unconfirmed property ages step by step until it expires, and its owner is notified once per step', async () => {
  proves('4.15')
  const { id } = await home(31)
  await age()
  await age()
  expect(await toldOf(id)).toEqual(['listing-unconfirmed'])
  await db`update properties set confirmed_at = ${daysAgo(80)} where id = ${id}`
  await age()
  expect(await stateOf(id)).toEqual({ freshness: 'hidden', is_active: false })
  await db`update properties set confirmed_at = ${daysAgo(130)} where id = ${id}`
  await age()
  expect(await stateOf(id)).toEqual({ freshness: 'expired', is_active: false })
  expect(await toldOf(id)).toEqual(['listing-unconfirmed', 'listing-unconfirmed', 'listing-expired'])
  expect((await call('getProperty', { id })).data).toEqual([])
  await call('confirmListing', { property_id: id }, owner)
  await age()
  expect(await stateOf(id)).toEqual({ freshness: 'fresh', is_active: true })
})

test('the public page labels an unconfirmed property', async () => {
  const { id } = await home(31)
  const isLabelled = async () => (await call('getProperty', { id })).data[0]!.is_unconfirmed
  expect(await isLabelled()).toBe(false)
  await age()
  expect(await isLabelled()).toBe(true)
  await call('confirmListing', { property_id: id }, owner)
  expect(await isLabelled()).toBe(false)
})

test('a property unconfirmed for long sorts after the others in lists', async () => {
  const old = await home(50, { created_at: daysAgo(2) })
  const fresh = await home(1, { created_at: daysAgo(3) })
  expect((await call('getPropertyList', {})).data.map(({ id }) => id)).toEqual([old.id, fresh.id])
  await age()
  expect((await call('getPropertyList', {})).data.map(({ id }) => id)).toEqual([fresh.id, old.id])
})

test.each([
  ['sold', { property_type: 'sold' }],
  ['hidden by its owner', { is_active: false }],
  ['not approved', { request_status: 'pending' }],
  ["the site's own", { owner_id: null }],
])('a property that is %s does not age', async (_what, given) => {
  const { id } = await home(200, given)
  await age()
  expect(await stateOf(id)).toMatchObject({ freshness: 'fresh' })
  expect(await toldOf(id)).toEqual([])
})

test('zero days disable ageing', async () => {
  await db`update settings set value = '0' where key like 'freshness%'`
  const { id } = await home(400)
  await age()
  expect(await stateOf(id)).toEqual({ freshness: 'fresh', is_active: true })
})
