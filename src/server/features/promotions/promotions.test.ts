import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  givePackage,
  makeAdvertisement,
  makeCategory,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'
import { endPromotions } from './jobs.ts'

const { db, call, services } = await testApp()
let category: { id: number }
let moderator: { id: number }
beforeAll(async () => {
  category = await makeCategory(db)
  moderator = await makeUser(db, { role: 'moderator' })
})
const seller = async (units: Record<string, number | 'unlimited'>, given = {}) => {
  const user = await makeUser(db, given)
  await givePackage(db, user.id, units)
  return user
}
const homeOf = (owner: { id: number }, given = {}) =>
  makeProperty(db, { owner_id: owner.id, category_id: category.id, ...given })
const feature = (id: number, as: { id: number }) =>
  call('storeAdvertisement', { feature_for: 'property', property_id: id }, as)
const unitsOf = async (user: { id: number }) =>
  (
    await db<{ used: number }[]>`
    select l.used from user_package_limits l join user_packages o on o.id = l.user_package_id where o.user_id = ${user.id}`
  )[0]!.used
const promoted = async (id: number) => (await call('getProperty', { id })).data[0]!.promoted

test('a property is featured after approval for the duration of its package', async () => {
  proves('7.29', '7.30', '1.13')
  const owner = await seller({ property_feature: 1 })
  const { id } = await homeOf(owner)
  expect(await feature(id, owner)).toMatchObject({ error: false, message: expect.stringContaining('moderator') })
  expect(await unitsOf(owner)).toBe(1)
  expect(await promoted(id)).toBe(false)
  const { data, total } = await call('getFeaturedData', { type: 'property' }, owner)
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({ status: 1, property_id: id, property: { id, category: { id: category.id } } })
  await db`update advertisements set starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days' where id = ${data[0]!.id}`
  await call('moderate', { kind: 'advertisement', id: data[0]!.id, decision: 'approve' }, moderator)
  expect(await promoted(id)).toBe(true)
  // It runs from the approval for the full 720 hours.
  expect((await call('getFeaturedData', {}, owner)).data[0]).toMatchObject({
    status: 0,
    start_date: '2026-06-15T12:00:00.000000Z',
    end_date: '2026-07-15T12:00:00.000000Z',
  })
})

test('a rejected promotion refunds its credit and has the reason', async () => {
  const owner = await seller({ property_feature: 1 })
  const { id } = await homeOf(owner)
  await feature(id, owner)
  const [advert] = (await call('getFeaturedData', {}, owner)).data
  await call('moderate', { kind: 'advertisement', id: advert!.id, decision: 'reject', reason: 'Not now' }, moderator)
  expect(await unitsOf(owner)).toBe(0)
  expect((await call('getFeaturedData', {}, owner)).data[0]).toMatchObject({
    status: 2,
    reason: 'Not now',
    decided_at: '2026-06-15T12:00:00.000000Z',
  })
  const { needs } = (await call('ownerDashboard', {}, owner)).data
  expect(needs).toMatchObject([{ need: 'advert-rejected', at: '2026-06-15T12:00:00.000000Z' }])
  expect(await db`select kind from notifications where property_id = ${id}`).toEqual([
    { kind: 'advertisement-rejected' },
  ])
  expect(await feature(id, owner)).toMatchObject({ error: false })
})

test('a verified user needs no approval while auto-approval is on', async () => {
  await db`update settings set value = '1' where key = 'auto_approve'`
  try {
    const owner = await seller({ property_feature: 1 }, { verification: 'success' })
    const { id } = await homeOf(owner)
    await feature(id, owner)
    expect(await promoted(id)).toBe(true)
  } finally {
    await db`update settings set value = '0' where key = 'auto_approve'`
  }
})

test('ten concurrent requests consume one credit', async () => {
  const owner = await seller({ property_feature: 5 })
  const { id } = await homeOf(owner)
  const answers = await Promise.all(Array.from({ length: 10 }, () => feature(id, owner)))
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(answers.find(({ error }) => error)).toMatchObject({
    status: 400,
    message: 'This listing is already featured or in review',
  })
  expect(await unitsOf(owner)).toBe(1)
})

test.each([
  ['hidden', { is_active: false }],
  ['pending', { request_status: 'pending' }],
  ['sold', { property_type: 'sold' }],
])('a property that is %s cannot be featured', async (_what, given) => {
  const owner = await seller({ property_feature: 1 })
  expect(await feature((await homeOf(owner, given)).id, owner)).toMatchObject({
    status: 400,
    message: 'Only live listings can be featured',
  })
  expect(await unitsOf(owner)).toBe(0)
})

test('a project is featured with its own credits', async () => {
  proves('3.28', '6.9', '7.29', '7.30')
  const owner = await seller({ project_feature: 1 })
  const project = await makeProject(db, { category_id: category.id, owner_id: owner.id })
  expect(await call('storeAdvertisement', { feature_for: 'project', project_id: project.id }, owner)).toMatchObject({
    error: false,
  })
  expect((await call('getFeaturedData', { type: 'project' }, owner)).data[0]).toMatchObject({
    project_id: project.id,
    project: { id: project.id, type: 'upcoming' },
  })
  expect(await feature((await homeOf(owner)).id, owner)).toMatchObject({
    status: 400,
    message: 'You have not subscribed. Please subscribe first',
  })
})

test('promotions expire once, and their owners are notified', async () => {
  const owner = await makeUser(db)
  const { id } = await homeOf(owner)
  await makeAdvertisement(db, { property_id: id, user_id: owner.id, starts_at: daysAgo(9), ends_at: daysAgo(1) })
  const running = await homeOf(owner)
  await makeAdvertisement(db, { property_id: running.id, user_id: owner.id })
  expect(await promoted(id)).toBe(true)
  for (let times = 0; times < 2; times++) await endPromotions.run({ ...services, sql: db }, {})
  expect(await promoted(id)).toBe(false)
  expect(await promoted(running.id)).toBe(true)
  expect(await db`select kind from notifications where property_id = ${id}`).toEqual([{ kind: 'advertisement-ended' }])
})

test('an owner ends a promotion; a pending one refunds its credit', async () => {
  const owner = await seller({ property_feature: 2 })
  const waiting = await homeOf(owner)
  await feature(waiting.id, owner)
  const [advert] = (await call('getFeaturedData', {}, owner)).data
  expect(await call('deleteAdvertisement', { id: advert!.id }, owner)).toMatchObject({ error: false })
  expect(await unitsOf(owner)).toBe(0)
  const { id } = await homeOf(owner)
  const running = await makeAdvertisement(db, { property_id: id, user_id: owner.id })
  await call('deleteAdvertisement', { id: running.id }, owner)
  expect(await promoted(id)).toBe(false)
})
