import { expect, test } from 'vitest'
import { connect } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { makeProperty } from '#test/support/make.ts'
import { countView, flushViews } from './views.sql.ts'

const { call, db } = await testApp()

const viewsOf = async (id: number) => {
  const [row] = await db<{ wide: number; narrow: number }[]>`
    select p.view_count as wide, l.views as narrow from properties p join listing l using (id) where p.id = ${id}`
  return row
}

test('each view is counted after the response, in both tables', async () => {
  const home = await makeProperty(db)
  for (let i = 0; i < 3; i++) await call('getProperty', { slug_id: home.slug })
  expect(await viewsOf(home.id)).toEqual({ wide: 0, narrow: 0 })
  await flushViews(db)
  expect(await viewsOf(home.id)).toEqual({ wide: 3, narrow: 3 })
  await flushViews(db)
  expect(await viewsOf(home.id)).toEqual({ wide: 3, narrow: 3 })
})

test('a list and a hidden property count no view', async () => {
  const home = await makeProperty(db)
  const hidden = await makeProperty(db, { is_active: false })
  await call('getProperty', {})
  await call('getProperty', { slug_id: hidden.slug })
  await flushViews(db)
  expect(await viewsOf(home.id)).toEqual({ wide: 0, narrow: 0 })
  const [row] = await db`select view_count from properties where id = ${hidden.id}`
  expect(row).toEqual({ view_count: 0 })
})

test('views are flushed automatically within seconds', async () => {
  const home = await makeProperty(db)
  countView(db, home.id)
  await expect.poll(() => viewsOf(home.id), { timeout: 4000 }).toEqual({ wide: 1, narrow: 1 })
})

test('concurrent flushes of several nodes lose no view', async () => {
  const homes = [await makeProperty(db), await makeProperty(db)]
  const [url] = await db<{ name: string }[]>`select current_database() as name`
  const nodes = Array.from({ length: 4 }, () => connect(`${addressOf(db)}/${url!.name}`))
  for (let round = 0; round < 20; round++) {
    for (const node of nodes) for (const home of round % 2 ? homes : homes.toReversed()) countView(node, home.id)
    await Promise.all(nodes.map((node) => flushViews(node)))
  }
  await Promise.all(nodes.map((node) => node.end()))
  for (const home of homes) expect(await viewsOf(home.id)).toEqual({ wide: 80, narrow: 80 })
})

test('views of a failed flush are retried', async () => {
  const home = await makeProperty(db)
  await db`alter function add_views(bigint[], integer[]) rename to add_views_away`
  countView(db, home.id)
  await flushViews(db)
  await db`alter function add_views_away(bigint[], integer[]) rename to add_views`
  countView(db, home.id)
  await flushViews(db)
  expect(await viewsOf(home.id)).toEqual({ wide: 2, narrow: 2 })
})

function addressOf(pool: typeof db): string {
  const { host, port, user, pass } = pool.options
  return `postgres://${user}:${encodeURIComponent(String(pass ?? ''))}@${host[0]}:${port[0]}`
}
