import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { openConnections } from '#test/support/database.ts'
import { givePackage, makeUser } from '#test/support/make.ts'
import { sendAnnouncementJob } from './announcement-job.ts'

const app = await testApp()
const { db, call, runJobs, services } = app
let admin: { id: number }
let number = 0
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada', account_kind: 'owner' })
  await openConnections(db)
})
beforeEach(async () => {
  await db`delete from announcements`
  await db`delete from users where id <> ${admin.id}`
})

const words = () => ({ title: 'Open house', message: `On Sunday ${++number}` })
const send = (given: object) => call('sendAnnouncement', { ...words(), ...given }, admin)
const heard = async (person: { id: number }) =>
  (await call('getNotificationList', {}, person)).data.filter(({ title }) => title === 'Open house').length
const run = (id: number) => sendAnnouncementJob.run({ ...services, sql: db }, { id })
/** Runs queued jobs, and the jobs those enqueue, until the queue is empty. */
async function finish() {
  while ((await runJobs()).length > 0);
}

test('an announcement reaches the users of its segment through their preferred channels and no other users', async () => {
  const agent = await makeUser(db, { account_kind: 'agent' })
  const quiet = await makeUser(db, { account_kind: 'agent' })
  const posted = await makeUser(db, { account_kind: 'agent', email: 'posted@sample.test' })
  const off = await makeUser(db, { account_kind: 'agent', is_active: false })
  const owner = await makeUser(db)
  await db`insert into notification_preferences (user_id, kind, channel, is_on) values
    (${quiet.id}, 'announcement', 'app', false), (${quiet.id}, 'announcement', 'push', false), (${posted.id}, 'announcement', 'mail', true)`
  await db`insert into device_tokens (token, user_id) values ('phone-of-agent', ${agent.id}), ('phone-of-quiet', ${quiet.id})`
  expect((await call('previewAnnouncement', { kind: 'agent' }, admin)).data).toEqual({
    ...{ people: 3, app: 2, mail: 1, push: 1 },
  })
  const { data } = await send({ kind: 'agent' })
  expect(data.reach).toBe(3)
  await finish()
  expect(await Promise.all([agent, posted, quiet, owner].map(heard))).toEqual([1, 1, 0, 0])
  expect(await db`select from notification_recipients where user_id = ${off.id}`).toHaveLength(0)
  expect(await db`select token from push_deliveries`).toEqual([{ token: 'phone-of-agent' }])
  expect(services.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([['posted@sample.test', 'Open house']])
  expect((await call('listAnnouncements', {}, admin)).data[0]).toMatchObject({
    ...{ reach: 3, reached: 2, segment: { kind: 'agent' }, created_by: { name: 'Ada' } },
    finished_at: expect.any(String),
  })
})

test('a large segment is notified in batches, and each user once even when a batch runs twice', async () => {
  await db`
    insert into users (name, slug, login_type, email)
    select 'Person ' || n, 'in-a-crowd-' || n, 'email', 'crowd' || n || '@sample.test' from generate_series(1, 450) n`
  const { data } = await send({ kind: 'owner' })
  expect(data.reach).toBe(451)
  await Promise.all([run(data.id), run(data.id)])
  expect(await db`select from notification_recipients r join announcements a using (notification_id)`).toHaveLength(400)
  await finish()
  const told = await db<{ times: number }[]>`
    select count(*) as times from live_events where kind = 'notification' group by owner_id`
  expect([told.length, new Set(told.map(({ times }) => times))]).toEqual([451, new Set([1])])
  await run(data.id)
  const [row] = (await call('listAnnouncements', {}, admin)).data
  expect(row).toMatchObject({ reach: 451, reached: 451 })
})

test('a segment is narrowed by package, language and verification', async () => {
  const buyer = await makeUser(db, { language_code: 'es', verification: 'success' })
  await givePackage(db, buyer.id, { property_list: 1 })
  const reach = async (segment: object) => (await call('previewAnnouncement', segment, admin)).data.people
  expect(await reach({ package: 'with' })).toBe(1)
  expect(await reach({ package: 'without' })).toBe(1)
  expect(await reach({ language_code: 'es' })).toBe(1)
  expect(await reach({ language_code: 'es', verification: 'initial' })).toBe(0)
  expect(await reach({})).toBe(2)
  expect(await send({ language_code: 'xx' })).toMatchObject({ message: 'No users match this audience' })
})

test('identical announcements sent at the same time are sent once', async () => {
  const same = { title: 'Open house', message: 'Twice' }
  const all = await Promise.all(Array.from({ length: 6 }, () => call('sendAnnouncement', same, admin)))
  expect(all.filter(({ error }) => !error)).toHaveLength(1)
  expect(await call('sendAnnouncement', { ...same, title: '\u202e' }, admin)).toMatchObject({ status: 400 })
})
