import { expect, test } from 'vitest'
import { countListed, flushDays } from '#server/features/statistics/public.ts'
import { testApp } from '#test/support/app.ts'
import {
  givePackage,
  makeAdvertisement,
  makeCategory,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { call, db, inject, tokenOf } = await testApp()
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
const TODAY = NOW.toISOString().slice(0, 10)

const read = async (path: string, as?: { id: number }, device = BROWSER) =>
  inject({
    method: 'GET',
    url: `/api/${path}`,
    headers: { 'user-agent': device, ...(as && { authorization: `Bearer ${await tokenOf(as)}` }) },
  })
const daysOf = (id: number) => db`select day::text, impressions, views from property_days where property_id = ${id}`

test('views count by day; those of the owner and of bots do not', async () => {
  const owner = await makeUser(db)
  const home = await makeProperty(db, { owner_id: owner.id })
  const path = `get_property?slug_id=${home.slug}`
  await read(path)
  await read(path, await makeUser(db))
  await read(path, owner)
  await read(path, undefined, 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  expect(await daysOf(home.id)).toEqual([])
  await flushDays(db)
  expect(await daysOf(home.id)).toEqual([{ day: TODAY, impressions: 0, views: 2 }])
  await read(path)
  await flushDays(db)
  expect(await daysOf(home.id)).toEqual([{ day: TODAY, impressions: 0, views: 3 }])
})

test('each list that contains a listing counts one impression', async () => {
  const { id: category_id, slug } = await makeCategory(db)
  const home = await makeProperty(db, { category_id })
  await read(`search/homes?category_slug=${slug}`)
  await read(`get-property-list?category_id=${category_id}`)
  await read(`get_property?category_id=${category_id}`)
  await flushDays(db)
  expect(await daysOf(home.id)).toEqual([{ day: TODAY, impressions: 3, views: 0 }])
})

test('projects are counted in their list and on their page', async () => {
  const { id: category_id } = await makeCategory(db)
  const owner = await makeUser(db)
  const project = await makeProject(db, { category_id, owner_id: owner.id })
  const staff = await makeUser(db, { role: 'moderator' })
  await read(`get-projects?category_id=${category_id}`)
  await read(`get-project-detail?slug_id=${project.slug}`, staff)
  await read(`get-project-detail?slug_id=${project.slug}`, owner)
  await flushDays(db)
  expect(await db`select impressions, views from project_days where project_id = ${project.id}`).toEqual([
    { impressions: 1, views: 1 },
  ])
})

test('a listing deleted before the flush does not affect the counts of other listings', async () => {
  const [gone, stays] = [await makeProperty(db), await makeProperty(db)]
  const visit = { sql: db, viewer: null, device: BROWSER, now: NOW }
  countListed(visit, 'property', [gone.id, stays.id])
  await db`delete from properties where id = ${gone.id}`
  await flushDays(db)
  expect(await daysOf(stays.id)).toHaveLength(1)
})

test("an owner's list has status, statistics, quality and permitted actions, and contains only own listings", async () => {
  const owner = await makeUser(db)
  const home = await makeProperty(db, { owner_id: owner.id, gallery: 4 })
  await makeProperty(db, { owner_id: (await makeUser(db)).id })
  await makeProperty(db, { owner_id: owner.id, is_active: false })
  await makeProperty(db, { owner_id: owner.id, property_type: 'sold' })
  const refused = await makeProperty(db, { owner_id: owner.id, request_status: 'rejected', title: 'Crooked % house' })
  await db`insert into rejections (property_id, reason) values (${refused.id}, 'No photo of the roof')`
  const fan = await makeUser(db)
  await db`insert into favourites (user_id, property_id, created_at) values (${fan.id}, ${home.id}, ${NOW})`
  await db`insert into interests (user_id, property_id, created_at) values (${fan.id}, ${home.id}, ${NOW})`
  await db`insert into property_days (property_id, day, impressions, views) values (${home.id}, ${TODAY}, 9, 4)`

  const { data, total, counts } = await call('ownListings', {}, owner)
  expect(total).toBe(4)
  expect(counts).toEqual({ all: 4, active: 1, waiting: 0, rejected: 1, hidden: 1, gone: 1 })
  expect(data.find(({ id }) => id === home.id)).toMatchObject({
    impressions: 9,
    views: 4,
    saves: 1,
    contacts: 1,
    interested: 1,
    is_feature_available: true,
    views_by_day: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4],
  })
  const { score, gaps } = data.find(({ id }) => id === home.id)!.quality
  expect(score).toBeGreaterThan(0)
  expect(gaps.map(({ item }) => item)).toContain('photos-10')
  expect(gaps.map(({ item }) => item)).not.toContain('photos-5')

  const only = await call('ownListings', { group: 'rejected' }, owner)
  expect(only.data).toMatchObject([{ id: refused.id, reason: 'No photo of the roof' }])
  expect((await call('ownListings', { search: '% HOUSE' }, owner)).total).toBe(1)
  expect((await call('ownListings', { limit: 1, offset: 1 }, owner)).data).toHaveLength(1)
  expect((await call('ownListings', {}, fan)).data).toEqual([])
})

test('the dashboard lists the most urgent tasks first and the remaining credits', async () => {
  const owner = await makeUser(db)
  const { id: category_id } = await makeCategory(db)
  const own = { owner_id: owner.id, category_id }
  await makeProperty(db, { ...own, request_status: 'pending', title: 'Waits' })
  await makeProperty(db, { ...own, freshness: 'aging', title: 'Ages' })
  await makeProperty(db, { ...own, request_status: 'rejected', title: 'Refused' })
  const featured = await makeProperty(db, { ...own, title: 'In front' })
  await makeAdvertisement(db, {
    property_id: featured.id,
    user_id: owner.id,
    ends_at: new Date(NOW.getTime() + 86_400_000),
  })
  await makeProject(db, { ...own, is_active: false, title: 'Off' })
  await givePackage(db, owner.id, { property_list: 3, project_list: 'unlimited' })
  await db`
    insert into interests (user_id, property_id, created_at) values (${(await makeUser(db)).id}, ${featured.id}, ${NOW})`

  const guest = await makeUser(db)
  const requests = [
    { status: 'pending', proposed_by: 'guest', starts_at: new Date(NOW.getTime() + 3_600_000) },
    { status: 'rescheduled', proposed_by: 'host', starts_at: new Date(NOW.getTime() + 7_200_000) },
    { status: 'confirmed', proposed_by: 'guest', starts_at: new Date(NOW.getTime() + 10_800_000) },
    { status: 'pending', proposed_by: 'guest', starts_at: new Date(NOW.getTime() - 3_600_000) },
  ]
  const viewing = {
    property_id: featured.id,
    host_id: owner.id,
    guest_id: guest.id,
    meeting_type: 'in_person',
    time_zone: 'UTC',
  }
  for (const request of requests)
    await db`insert into viewings ${db({ ...viewing, ...request, ends_at: new Date(request.starts_at.getTime() + 1_800_000) })}`

  const { data } = await call('ownerDashboard', {}, owner)
  expect(data.needs.map(({ need, title }) => `${need}: ${title}`)).toEqual([
    'viewing: In front',
    'rejected: Refused',
    'confirm: Ages',
    'advert-ending: In front',
    'pending: Waits',
  ])
  expect(data.new_interests).toBe(1)
  expect(data.units.map(({ feature, left }) => [feature, left])).toEqual([
    ['project_list', null],
    ['property_list', 3],
  ])
  expect((await call('ownerDashboard', {}, await makeUser(db))).data).toMatchObject({ needs: [], units: [] })
})

test('daily statistics include the median of similar listings, and none for fewer than three', async () => {
  const owner = await makeUser(db)
  const { id: category_id } = await makeCategory(db)
  const home = await makeProperty(db, { owner_id: owner.id, category_id })
  const others = []
  for (const views of [2, 10, 60]) {
    const other = await makeProperty(db, { owner_id: (await makeUser(db)).id, category_id })
    others.push(other)
    await db`insert into property_days (property_id, day, views) values (${other.id}, ${TODAY}, ${views})`
  }
  const earlier = new Date(NOW.getTime() - 40 * 86_400_000).toISOString().slice(0, 10)
  await db`
    insert into property_days (property_id, day, impressions, views)
    values (${home.id}, ${TODAY}, 7, 3), (${home.id}, ${earlier}, 70, 30)`
  const { data } = await call('listingStatistics', { slug_id: home.slug }, owner)
  expect(data.days).toHaveLength(30)
  expect(data.days.at(-1)).toEqual({ day: TODAY, impressions: 7, views: 3, saves: 0, contacts: 0 })
  expect(data.totals).toEqual({ impressions: 7, views: 3, saves: 0, contacts: 0 })
  expect(data.before).toEqual({ impressions: 70, views: 30, saves: 0, contacts: 0 })
  expect(data.similar).toEqual({ listings: 3, impressions: 0, views: 10, saves: 0, contacts: 0 })
  await db`update properties set is_active = false where id = ${others[0]!.id}`
  expect((await call('listingStatistics', { id: home.id }, owner)).data.similar).toBeNull()
  expect(await call('listingStatistics', { id: home.id }, await makeUser(db))).toMatchObject({
    error: true,
    message: 'Property not found',
  })
  expect((await call('listingStatistics', { id: home.id, days: 8 as never }, owner)).status).toBe(400)
})
