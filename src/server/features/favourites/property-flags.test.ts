import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { lockFlags } from './property-flags.sql.ts'

const { call, db } = await testApp()

const { id: category_id } = await makeCategory(db)
const homes: number[] = []
for (let i = 0; i < 6; i++) homes.push((await makeProperty(db, { category_id })).id)
const [a, b, c, d] = homes as [number, number, number, number]

test('property flags are stored per user, latest first, and repeating them changes nothing', async () => {
  const [mia, leo] = [await makeUser(db), await makeUser(db)]
  expect(await call('setPropertyFlags', { seen: [b, a], hidden: [c] }, mia)).toMatchObject({
    status: 200,
    error: false,
    data: null,
  })
  await call('setPropertyFlags', { seen: [b, a] }, mia)
  await call('addFavourite', { property_id: d, type: 1 }, mia)
  expect((await call('getPropertyFlags', {}, mia)).data).toEqual({ seen: [b, a], hidden: [c], favourites: [d] })
  expect((await call('getPropertyFlags', {}, leo)).data).toEqual({ seen: [], hidden: [], favourites: [] })
  await call('setPropertyFlags', { shown: [c, a] }, leo)
  expect((await call('getPropertyFlags', {}, mia)).data).toMatchObject({ hidden: [c] })
  await call('setPropertyFlags', { shown: [c] }, mia)
  expect((await call('getPropertyFlags', {}, mia)).data).toMatchObject({ hidden: [], seen: [b, a] })
})

test('properties that the user cannot see are ignored, so that ids cannot be probed', async () => {
  const mia = await makeUser(db)
  const owner = await makeUser(db)
  const secret = await makeProperty(db, { category_id, owner_id: owner.id, is_private: true })
  await call('setPropertyFlags', { seen: [secret.id, 999_999, a, a] }, mia)
  expect((await call('getPropertyFlags', {}, mia)).data.seen).toEqual([a])
  await call('setPropertyFlags', { seen: [secret.id] }, owner)
  expect((await call('getPropertyFlags', {}, owner)).data.seen).toEqual([secret.id])
})

test('at most five hundred flags of each type are kept, and the oldest are deleted', async () => {
  const mia = await makeUser(db)
  await db`
    insert into properties (category_id, slug, title, description, property_type, price, request_status)
    select ${category_id}, 'many-' || n, 'Many', '', 'sell', 1, 'approved' from generate_series(1, 1100) n`
  const rows = await db<{ id: number }[]>`select id from properties where title = 'Many' order by id`
  const ids = rows.map(({ id }) => id)
  for (const part of [ids.slice(0, 500), ids.slice(500, 1000), ids.slice(1000)])
    await call('setPropertyFlags', { seen: part, hidden: [a] }, mia)
  const { seen, hidden } = (await call('getPropertyFlags', {}, mia)).data
  expect(seen).toHaveLength(500)
  expect(hidden).toEqual([a])
  expect(new Set(seen).size).toBe(500)
  expect(ids.slice(1000).every((id) => seen.includes(id))).toBe(true)
})

test('parallel updates do not exceed the maximum', async () => {
  const mia = await makeUser(db)
  const rows = await db<{ id: number }[]>`select id from properties where title = 'Many' order by id`
  const ids = rows.map(({ id }) => id)
  let other: Promise<{ status: number }> | undefined
  await db.begin(async (sql) => {
    await lockFlags(sql, mia.id)
    await sql`insert into user_property_flags (user_id, kind, property_id) select ${mia.id}, 'seen', unnest(${ids.slice(0, 400)}::bigint[])`
    other = call('setPropertyFlags', { seen: ids.slice(400, 800) }, mia)
    await setTimeout(300)
  })
  expect(await other).toMatchObject({ status: 200 })
  expect((await call('getPropertyFlags', {}, mia)).data.seen).toHaveLength(500)
})

test('parallel updates neither fail nor lose flags', async () => {
  const mia = await makeUser(db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      call('setPropertyFlags', { seen: i % 2 ? homes : homes.toReversed(), hidden: i % 2 ? [b, a] : [a, b] }, mia),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set((await call('getPropertyFlags', {}, mia)).data.seen)).toEqual(new Set(homes))
})

test('a visitor has no property flags, and invalid input is refused', async () => {
  expect(await call('getPropertyFlags', {})).toMatchObject({ status: 401 })
  expect(await call('setPropertyFlags', { seen: [a] })).toMatchObject({ status: 401 })
  const mia = await makeUser(db)
  for (const input of [{ seen: ['x'] }, { hidden: 'all' }, { seen: Array(501).fill(a) }, { shown: [-1] }])
    expect(await call('setPropertyFlags', input as never, mia)).toMatchObject({ status: 400, error: true })
})

test('viewed homes are listed latest first, without hidden ones and those that the viewer may no longer see', async () => {
  const [mia, leo] = [await makeUser(db), await makeUser(db)]
  const gone = await makeProperty(db, { category_id, is_active: false })
  await call('setPropertyFlags', { seen: [a, b, c, gone.id], hidden: [b] }, mia)
  const viewed = async (as: { id: number }, limit = 8) =>
    (await call('getViewedProperties', { limit }, as)).data.map(({ id }) => id)
  expect(new Set(await viewed(mia))).toEqual(new Set([a, c]))
  expect(await viewed(mia)).toEqual(
    (await call('getPropertyFlags', {}, mia)).data.seen.filter((id) => [a, c].includes(id)),
  )
  expect(await viewed(mia, 1)).toHaveLength(1)
  expect(await viewed(leo)).toEqual([])
})
