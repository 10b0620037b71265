import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, givePackage, makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { call, db } = await testApp()
let owner: { id: number }
let other: { id: number }
let villa: { id: number; name: string }

beforeAll(async () => {
  owner = await makeUser(db)
  other = await makeUser(db)
  const guest = await makeUser(db)
  villa = await makeCategory(db, { name: 'Villa' })
  const flat = await makeCategory(db, { name: 'Flat' })
  const mine = { owner_id: owner.id, category_id: villa.id }
  const first = await makeProperty(db, { ...mine, title: 'First', view_count: 40, created_at: daysAgo(1) })
  const second = await makeProperty(db, {
    ...mine,
    category_id: flat.id,
    title: 'Second',
    property_type: 'rent',
    view_count: 2,
    created_at: daysAgo(40),
  })
  await makeProperty(db, { ...mine, title: 'Hidden', is_active: false, created_at: daysAgo(800) })
  const foreign = await makeProperty(db, {
    owner_id: other.id,
    category_id: villa.id,
    title: 'Foreign',
    created_at: daysAgo(1),
  })
  const project = await makeProject(db, { ...mine, title: 'Court', type: 'upcoming', created_at: daysAgo(2) })
  const seen = async (id: number, days: number, views: number) =>
    db`insert into property_days (property_id, day, views) values (${id}, ${daysAgo(days)}::date, ${views})`
  await seen(first.id, 0, 5)
  await seen(first.id, 60, 100)
  await seen(second.id, 3, 7)
  await seen(foreign.id, 0, 999)
  await db`insert into project_days (project_id, day, views) values (${project.id}, ${NOW}::date, 4)`
  const book = (homeId: number, hostId: number, days: number) => db`
    insert into viewings (property_id, host_id, guest_id, meeting_type, starts_at, ends_at, time_zone, status, proposed_by, created_at, updated_at)
    values (${homeId}, ${hostId}, ${guest.id}, 'in_person', ${daysAgo(days)}, ${new Date(daysAgo(days).getTime() + 1_800_000)}, 'Europe/Lisbon',
      'confirmed', 'guest', ${NOW}, ${NOW})`
  await book(first.id, owner.id, 0)
  await book(first.id, owner.id, 20)
  await book(foreign.id, other.id, 1)
  await givePackage(db, owner.id, { property_list: 3 })
})

test('the summary counts the own listings, views and viewings by month', async () => {
  const { data } = await call('getDashboardSummary', {}, owner)
  expect(data.properties).toMatchObject({ total_properties: 3, current_month_property_count: 1 })
  expect(data.projects).toMatchObject({ total_projects: 1, current_month_project_count: 1 })
  expect(data.properties_views).toMatchObject({ total_views: 42, current_month_property_views: 12 })
  expect(data.appointments).toMatchObject({ today_appointment_count: 1, current_month_appointment_count: 1 })
  const months = data.properties.monthly_property_counts
  expect(months).toHaveLength(12)
  expect([months[0]!.month_key, months.at(-1)]).toEqual(['2025-07', { month_key: '2026-06', total: 1 }])
  expect(months.reduce((sum, { total }) => sum + total, 0)).toBe(2)
  expect(data.chats).toEqual([])
})

test('the summary lists the latest conversations with the other participant', async () => {
  const buyer = await makeUser(db, { name: 'Ruth' })
  const [home] = await db`select id from properties where title = 'First'`
  await call('sendMessage', { receiver_id: owner.id, property_id: home!.id, message: 'Is it quiet?' }, buyer)
  const { data } = await call('getDashboardSummary', {}, owner)
  expect(data.chats).toMatchObject([
    {
      other_user: { id: buyer.id, name: 'Ruth' },
      property: { id: home!.id },
      last_message: 'Is it quiet?',
      unread_count: 1,
    },
  ])
})

test.each([
  ['weekly', 7, 'date', 1],
  ['monthly', 30, 'date', 1],
  ['last_three_months', 3, 'month', 2],
  ['yearly', 12, 'month', 2],
] as const)('the new properties of the range %s are counted in %i steps', async (range, steps, step, total) => {
  const { data } = await call('getDashboardListings', { type: 'property', range }, owner)
  expect(data.range_wise).toHaveLength(steps)
  expect(data.range_wise.every((row) => typeof row[step] === 'string')).toBe(true)
  expect(data.overall).toEqual({ total_properties: total, sell_properties: 1, rent_properties: total - 1 })
})

test('new projects are counted by type', async () => {
  const { data } = await call('getDashboardListings', { type: 'project' }, owner)
  expect(data.overall).toEqual({ total_projects: 1, upcoming_projects: 1, under_construction_projects: 0 })
})

test('the most viewed listings and categories are those of the period, without those of others', async () => {
  const titles = async (range: 'weekly' | 'yearly') =>
    (await call('getMostViewedListings', { range }, owner)).data.map(({ title, views }) => [title, views])
  expect(await titles('weekly')).toEqual([
    ['Second', 7],
    ['First', 5],
  ])
  expect(await titles('yearly')).toEqual([
    ['First', 105],
    ['Second', 7],
  ])
  const projects = await call('getMostViewedListings', { type: 'project', range: 'weekly' }, owner)
  expect(projects.data).toMatchObject([{ title: 'Court', views: 4 }])
  const categories = await call('getMostViewedCategories', { range: 'weekly' }, owner)
  expect(categories.data).toMatchObject([
    { title: 'Villa', views: 9 },
    { title: 'Flat', views: 7 },
  ])
})

test('active packages and viewings are those of the caller', async () => {
  expect((await call('getDashboardPackages', {}, owner)).data).toMatchObject([
    { features: [{ total_limit: 3, used_limit: 0 }] },
  ])
  expect((await call('getDashboardPackages', {}, other)).data).toEqual([])
  const viewings = await call('getDashboardViewings', { range: 'weekly' }, owner)
  expect(viewings).toMatchObject({ total: 1, data: [{ agent: { id: owner.id }, property: { title: 'First' } }] })
  expect((await call('getDashboardViewings', { range: 'monthly' }, owner)).total).toBe(2)
})

test('an unknown range or type is refused', async () => {
  expect(await call('getDashboardListings', { range: 'daily' as 'weekly' }, owner)).toMatchObject({ status: 400 })
  expect(await call('getMostViewedListings', { type: 'plot' as 'property' }, owner)).toMatchObject({ status: 400 })
})
