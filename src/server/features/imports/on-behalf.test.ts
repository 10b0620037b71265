import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call, inject, runJobs } = app
const { send, bring } = feedSender(app)
let category: { id: number; name: string }
let admin: { id: number }
let owner: { id: number }
const row = feedRows(() => category)

beforeAll(async () => {
  category = await makeCategory(db)
  await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number' })
  admin = await makeUser(db, { role: 'admin' })
})
beforeEach(async () => {
  owner = await makeAgent(db, 2)
})

const homes = ({ id }: { id: number }) => db`select from properties where owner_id = ${id}`
const deeds = () => db<{ action: string }[]>`
  select action from audit_log where actor_id = ${admin.id} and subject = 'user' and subject_id = ${owner.id} order by id`

test('an import by staff for an owner creates the owner’s listings and consumes the owner’s credits', async () => {
  const { checked, done } = await bring(feedOf([row(1), row(2), row(3)]), { as: admin, forId: owner.id })
  expect(checked).toMatchObject({ owner: { id: owner.id }, is_by_staff: true, waives_limits: false })
  expect(done).toMatchObject({ status: 'done', created: 2, errors: 1 })
  expect(await homes(owner)).toHaveLength(2)
  const { data } = await call('listImports', {}, owner)
  expect(data).toMatchObject([{ id: done.id, is_by_staff: true }])
  expect((await call('listImports', { user_id: owner.id }, admin)).data).toHaveLength(1)
})

test('an import by staff with waived limits consumes no credits and needs no complete profile', async () => {
  const bare = await makeUser(db)
  const { done } = await bring(feedOf([row(1), row(2)]), { as: admin, forId: bare.id, waives: true })
  expect(done).toMatchObject({ status: 'done', created: 2, errors: 0, waives_limits: true })
  expect(await homes(bare)).toHaveLength(2)
  const held = await bring(feedOf([row(1)]), { as: admin, forId: (await makeUser(db)).id })
  expect(held.checked).toMatchObject({ status: 'failed' })
})

test('each step by staff leaves an audit entry, and the owner is notified', async () => {
  const { data } = await send(feedOf([row(1)]), { as: admin, forId: owner.id })
  await runJobs()
  const mapping = JSON.stringify((await call('getImport', { id: data.id }, admin)).data.mapping)
  await call('mapImport', { id: data.id, mapping }, admin)
  await runJobs()
  await call('runImport', { id: data.id }, admin)
  await call('exportOwnListings', { user_id: owner.id }, admin)
  expect((await deeds()).map(({ action }) => action)).toEqual([
    ...['import begun', 'import mapped', 'import carried out', 'listings exported'],
  ])
  const told = await db<{ kind: string; data: object }[]>`
    select n.kind, n.data from notifications n join notification_recipients r on r.notification_id = n.id where r.user_id = ${owner.id}`
  expect(told).toMatchObject([{ kind: 'feed-brought', data: { source: 'Office', created: '1' } }])
})

test('an owner’s own imports leave no audit entry', async () => {
  await bring(feedOf([row(1)]), { as: owner })
  expect(await db`select from audit_log where subject = 'user' and subject_id = ${owner.id}`).toHaveLength(0)
})

test('only administrators can import for others, and owners cannot waive their own limits', async () => {
  const moderator = await makeUser(db, { role: 'moderator' })
  for (const as of [await makeAgent(db), moderator]) {
    expect(await send(feedOf([row(1)]), { as, forId: owner.id })).toMatchObject({ error: true })
    expect(await call('listImports', { user_id: owner.id }, as)).toMatchObject({ status: 403 })
    expect(await call('exportOwnListings', { user_id: owner.id }, as)).toMatchObject({ status: 403 })
  }
  expect(await send(feedOf([row(1)]), { as: owner, waives: true })).toMatchObject({ error: true })
  for (const forId of [999_999, admin.id])
    expect(await send(feedOf([row(1)]), { as: admin, forId })).toMatchObject({ error: true, message: 'User not found' })
})

test('a download link for an owner’s listings is valid for that owner only', async () => {
  await makeProperty(db, { owner_id: owner.id, category_id: category.id, title: 'Of the owner' })
  const other = await makeUser(db)
  await makeProperty(db, { owner_id: other.id, category_id: category.id, title: 'Of another' })
  const { data } = await call('exportOwnListings', { user_id: owner.id }, admin)
  const { pathname, search } = new URL(data.url)
  const { statusCode, body } = await inject(pathname + search)
  expect(statusCode).toBe(200)
  expect(body).toContain('Of the owner')
  expect(body).not.toContain('Of another')
  const turned = search.replace(`owner=${owner.id}`, `owner=${other.id}`)
  for (const bad of [turned, search.replace(`owner=${owner.id}&`, '')])
    expect((await inject(pathname + bad)).statusCode).toBe(404)
  await db`update users set role = 'moderator' where id = ${admin.id}`
  expect((await inject(pathname + search)).statusCode).toBe(404)
  await db`update users set role = 'admin' where id = ${admin.id}`
})
