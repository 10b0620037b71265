import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { dropOldFeeds } from './jobs.ts'

const app = await testApp()
const { db, call, inject, runJobs, services } = app
const { bring, send } = feedSender(app)
let category: { id: number; name: string }
const row = feedRows(() => category)

beforeAll(async () => {
  category = await makeCategory(db)
  await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number' })
})

const fetched = async (url: string) => {
  const { pathname, search } = new URL(url)
  return inject(pathname + search)
}

test.each(['csv', 'json'] as const)('an owner downloads their listings as %s, and no other owner’s', async (format) => {
  const owner = await makeAgent(db)
  const other = await makeUser(db)
  await makeProperty(db, { owner_id: owner.id, category_id: category.id, title: `Mine ${format}` })
  await makeProperty(db, { owner_id: other.id, category_id: category.id, title: `Theirs ${format}` })
  const { data } = await call('exportOwnListings', { format }, owner)
  const answer = await fetched(data.url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
    'content-disposition': `attachment; filename="homes.${format}"`,
    'cache-control': 'private, no-store',
  })
  expect(answer.body).toContain(`Mine ${format}`)
  expect(answer.body).not.toContain('Theirs')
})

test('an administrator’s export contains the site’s own listings', async () => {
  const admin = await makeUser(db, { role: 'admin' })
  await makeProperty(db, { owner_id: null, category_id: category.id, title: 'The site’s own' })
  const { data } = await call('exportOwnListings', {}, admin)
  const { body } = await fetched(data.url)
  expect(body).toContain('The site’s own')
  expect(body).not.toContain('Theirs')
})

test('the failed rows of an import are a CSV whose cells no spreadsheet evaluates as formulas', async () => {
  const owner = await makeAgent(db)
  const { done } = await bring(feedOf([row('=1+1', { ListPrice: '0' }), row(2)]), { as: owner })
  const { data } = await call('getImportErrors', { id: done.id }, owner)
  const { body } = await fetched(data.url)
  expect(body.split('\r\n')).toEqual(['line,external_id,field,problem', expect.stringMatching(/^2,'=1\+1,price,/), ''])
})

test('a download link that was altered, has expired or belongs to a deactivated account returns 404', async () => {
  const owner = await makeAgent(db)
  const other = await makeAgent(db)
  const { done } = await bring(feedOf([row(1, { ListPrice: '0' })]), { as: owner })
  const { url } = (await call('exportOwnListings', {}, owner)).data
  const errors = (await call('getImportErrors', { id: done.id }, owner)).data.url
  const expired = new Date(NOW.getTime() + 901_000)
  for (const forged of [
    url.replace(`user=${owner.id}`, `user=${other.id}`),
    url.replace('homes.csv', 'homes.json'),
    url.replace('homes.csv', `errors-${done.id}.csv`),
    url.replace(/expires=(\d)/, 'expires=9$1'),
    url.replace(/signature=.*/, 'signature='),
    url.replace(/&signature=.*/, ''),
    errors.replace(`errors-${done.id}`, `errors-${done.id + 1}`),
  ])
    expect([forged, (await fetched(forged)).statusCode]).toEqual([forged, 404])
  services.now = () => expired
  expect((await fetched(url)).statusCode).toBe(404)
  services.now = () => NOW
  expect((await fetched(errors)).statusCode).toBe(200)
  await db`update import_sources set owner_id = ${other.id} where owner_id = ${owner.id}`
  expect((await fetched(errors)).statusCode).toBe(404)
  await db`update users set is_active = false where id = ${owner.id}`
  expect((await fetched(url)).statusCode).toBe(404)
})

test('feed files are deleted with their account, after a week, and when no import refers to them', async () => {
  const owner = await makeAgent(db)
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of services.storage.list('imports/')) keys.push(key)
    return keys
  }
  const before = await stored()
  const { data } = await send(feedOf([row(1)]), { as: owner })
  await runJobs()
  const [fresh] = (await stored()).filter((key) => !before.includes(key))
  expect(fresh).toBeDefined()
  await call('deleteUser', {}, owner)
  expect(await runJobs()).toContain('erase-feeds')
  expect(await stored()).not.toContain(fresh)
  expect(await db`select from listing_imports where id = ${data.id}`).toHaveLength(0)

  const second = await makeAgent(db)
  await send(feedOf([row(1)]), { as: second })
  await services.storage.put('imports/orphan', Buffer.from('x'))
  const context = { ...services, sql: db }
  await dropOldFeeds.run({ ...context, now: () => new Date(Date.now() + 3_600_000) }, {})
  expect(await stored()).toContain('imports/orphan')
  await dropOldFeeds.run({ ...context, now: () => new Date(Date.now() + 8 * 86_400_000) }, {})
  expect(await stored()).toEqual([])
})
