import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { lockMarks } from './marks.ts'

const { call, db } = await testApp()

const { id: category_id } = await makeCategory(db)
const homes: number[] = []
for (let i = 0; i < 6; i++) homes.push((await makeProperty(db, { category_id })).id)
const [a, b, c, d] = homes as [number, number, number, number]

test('marks are kept per person, the latest first, and said again for nothing', async () => {
  const [mia, leo] = [await makeUser(db), await makeUser(db)]
  expect(await call('setHomeMarks', { seen: [b, a], hidden: [c] }, mia)).toMatchObject({
    status: 200,
    error: false,
    data: null,
  })
  await call('setHomeMarks', { seen: [b, a] }, mia)
  await call('addFavourite', { property_id: d, type: 1 }, mia)
  expect((await call('getHomeMarks', {}, mia)).data).toEqual({ seen: [b, a], hidden: [c], favourites: [d] })
  expect((await call('getHomeMarks', {}, leo)).data).toEqual({ seen: [], hidden: [], favourites: [] })
  await call('setHomeMarks', { shown: [c, a] }, leo)
  expect((await call('getHomeMarks', {}, mia)).data).toMatchObject({ hidden: [c] })
  await call('setHomeMarks', { shown: [c] }, mia)
  expect((await call('getHomeMarks', {}, mia)).data).toMatchObject({ hidden: [], seen: [b, a] })
})

test('homes that the person cannot see are not noted, so ids cannot be probed', async () => {
  const mia = await makeUser(db)
  const owner = await makeUser(db)
  const secret = await makeProperty(db, { category_id, owner_id: owner.id, is_private: true })
  await call('setHomeMarks', { seen: [secret.id, 999_999, a, a] }, mia)
  expect((await call('getHomeMarks', {}, mia)).data.seen).toEqual([a])
  await call('setHomeMarks', { seen: [secret.id] }, owner)
  expect((await call('getHomeMarks', {}, owner)).data.seen).toEqual([secret.id])
})

test('five hundred of each are kept, then the oldest give way', async () => {
  const mia = await makeUser(db)
  await db`
    insert into properties (category_id, slug, title, description, property_type, price, request_status)
    select ${category_id}, 'many-' || n, 'Many', '', 'sell', 1, 'approved' from generate_series(1, 1100) n`
  const rows = await db<{ id: number }[]>`select id from properties where title = 'Many' order by id`
  const ids = rows.map(({ id }) => id)
  for (const part of [ids.slice(0, 500), ids.slice(500, 1000), ids.slice(1000)])
    await call('setHomeMarks', { seen: part, hidden: [a] }, mia)
  const { seen, hidden } = (await call('getHomeMarks', {}, mia)).data
  expect(seen).toHaveLength(500)
  expect(hidden).toEqual([a])
  expect(new Set(seen).size).toBe(500)
  expect(ids.slice(1000).every((id) => seen.includes(id))).toBe(true)
})

test('two devices at once keep no more than one does', async () => {
  const mia = await makeUser(db)
  const rows = await db<{ id: number }[]>`select id from properties where title = 'Many' order by id`
  const ids = rows.map(({ id }) => id)
  let other: Promise<{ status: number }> | undefined
  await db.begin(async (sql) => {
    await lockMarks(sql, mia.id)
    await sql`insert into home_marks (user_id, kind, property_id) select ${mia.id}, 'seen', unnest(${ids.slice(0, 400)}::bigint[])`
    other = call('setHomeMarks', { seen: ids.slice(400, 800) }, mia)
    await setTimeout(300)
  })
  expect(await other).toMatchObject({ status: 200 })
  expect((await call('getHomeMarks', {}, mia)).data.seen).toHaveLength(500)
})

test('two devices at once neither fail nor lose anything', async () => {
  const mia = await makeUser(db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      call('setHomeMarks', { seen: i % 2 ? homes : homes.toReversed(), hidden: i % 2 ? [b, a] : [a, b] }, mia),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set((await call('getHomeMarks', {}, mia)).data.seen)).toEqual(new Set(homes))
})

test('a visitor has none, and senseless ones are refused', async () => {
  expect(await call('getHomeMarks', {})).toMatchObject({ status: 401 })
  expect(await call('setHomeMarks', { seen: [a] })).toMatchObject({ status: 401 })
  const mia = await makeUser(db)
  for (const input of [{ seen: ['x'] }, { hidden: 'all' }, { seen: Array(501).fill(a) }, { shown: [-1] }])
    expect(await call('setHomeMarks', input as never, mia)).toMatchObject({ status: 400, error: true })
})
