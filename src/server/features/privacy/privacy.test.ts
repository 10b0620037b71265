import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { enrol } from '#test/support/two-factor.ts'
import { EXPORT_TABLES } from './export-tables.ts'
import { dropOldExports, exportData } from './jobs.ts'
import { NOT_EXPORTED } from './not-exported.ts'

const { app, db, call, runJobs, services } = await testApp()
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a data export contains all data of the user, no data of other users and no credentials', async () => {
  const category = await makeCategory(db)
  const user = await makeUser(db, { name: 'Asha Own', password_hash: await services.passwords.hash('secret') })
  const other = await makeUser(db, { name: 'Somebody Else' })
  const mine = await makeProperty(db, { category_id: category.id, owner_id: user.id, title: 'My own house' })
  await makeProperty(db, { category_id: category.id, owner_id: other.id, title: 'Not my house' })
  await db`insert into favourites (user_id, property_id) values (${user.id}, ${mine.id})`
  await db`insert into enquiries (property_id, recipient_id, visitor_name, visitor_email, message, consented_at)
    values (${mine.id}, ${user.id}, 'Ruth', 'ruth@secret.test', 'Is it quiet?', now())`
  await db`insert into viewing_hours (host_id, weekday, starts_minute, ends_minute) values (${user.id}, 1, 0, 60)`
  await call('openCalendarFeed', {}, user)
  await db`
    insert into listing_revisions (property_id, author_id, state)
    values (${mine.id}, ${user.id}, ${db.json({ title: 'My house as it will be' })})`

  expect((await call('getExport', {}, user)).data).toBeNull()
  expect((await call('requestExport', {}, user)).data).toMatchObject({ status: 'waiting', url: '' })
  await runJobs()
  const { data } = await call('getExport', {}, user)
  expect(data).toMatchObject({ status: 'ready', progress: 1 })
  const link = new URL(data!.url)
  const archive = await app.inject(link.pathname + link.search)
  expect(archive.statusCode).toBe(200)
  expect(archive.headers['content-disposition']).toMatch(/^attachment/)
  const files = unzipSync(archive.rawPayload)
  expect(textOf(files['account.json']!)).toContain('Asha Own')
  expect(textOf(files['properties.json']!)).toContain('My own house')
  expect(files['favourites.json']).toBeDefined()
  expect(textOf(files['enquiries-received.json']!)).toContain('Is it quiet?')
  expect(files['viewing-hours.json']).toBeDefined()
  expect(textOf(files['listing-changes.json']!)).toContain('My house as it will be')
  const all = Object.values(files).map(textOf).join()
  for (const foreign of ['Somebody Else', 'Not my house', 'argon2', 'token_hash', 'ruth@secret.test'])
    expect(all).not.toContain(foreign)

  expect((await app.inject(link.pathname)).statusCode).toBe(404)
  expect((await call('getExport', {}, other)).data).toBeNull()
})

test('concurrent requests create one export, and another is refused within an hour', async () => {
  const user = await makeUser(db)
  const both = await Promise.all([call('requestExport', {}, user), call('requestExport', {}, user)])
  expect(both).toMatchObject([{ error: false }, { error: false }])
  expect(await db`select from data_exports where user_id = ${user.id}`).toHaveLength(1)
  await runJobs()
  expect(await call('requestExport', {}, user)).toMatchObject({ status: 400, error: true })
})

test('a repeated run changes nothing; after a week the file is purged and the record stays', async () => {
  const user = await makeUser(db)
  await call('requestExport', {}, user)
  const [row] = await db`select id from data_exports where user_id = ${user.id}`
  await exportData.run({ ...services, sql: db }, { id: row!.id })
  const first = (await call('getExport', {}, user)).data!.url.split('?')[0]
  await exportData.run({ ...services, sql: db }, { id: row!.id })
  expect((await call('getExport', {}, user)).data!.url.split('?')[0]).toBe(first)
  await db`update data_exports set finished_at = ${new Date(NOW.getTime() - 8 * 86_400_000)} where id = ${row!.id}`
  await dropOldExports.run({ ...services, sql: db }, {})
  expect((await call('getExport', {}, user)).data).toMatchObject({ status: 'gone', url: '' })
})

test('a data export leaves out what others and the staff wrote about the user', async () => {
  const category = await makeCategory(db)
  const user = await makeUser(db, { name: 'Olga Owner', account_kind: 'agency' })
  const other = await makeUser(db, { name: 'Victor Visitor' })
  const staff = await makeUser(db, { role: 'admin' })
  await makeUser(db, { name: 'Agent of hers', account_kind: 'agent', agency_id: user.id })
  const home = await makeProperty(db, { category_id: category.id, owner_id: user.id })
  await db`insert into blocks (blocker_id, blocked_id, reason) values (${other.id}, ${user.id}, 'she was rude')`
  await db`insert into blocks (blocker_id, blocked_id, reason) values (${user.id}, ${other.id}, 'he was rude first')`
  await db`insert into staff_notes (user_id, author_id, text) values (${user.id}, ${staff.id}, 'watch this account')`
  await db`insert into viewing_reports (reporter_id, user_id, reason) values (${other.id}, ${user.id}, 'never came')`
  await db`insert into reports (user_id, property_id, other_message) values (${other.id}, ${home.id}, 'looks like a scam')`
  await db`insert into gateway_keys (gateway, sealed, hints, updated_by)
    values ('Stripe', sha512('key'), '{"secret": "sealed-key"}', ${user.id})`

  const { text } = await exportOf(user)
  expect(text).toContain('he was rude first')
  for (const foreign of [
    'she was rude',
    'watch this account',
    'never came',
    'looks like a scam',
    'sealed-key',
    'Agent of hers',
  ])
    expect(text, foreign).not.toContain(foreign)
})

test('a data export holds nothing of two-factor sign-in', async () => {
  const user = await makeUser(db)
  const { text: secret, recoveryCodes } = await enrol({ call, services }, user)
  const [row] = await db`select sealed from totp_secrets where user_id = ${user.id}`
  const { text } = await exportOf(user)
  expect(text).toContain(user.email)
  for (const kept of [secret, recoveryCodes[0]!, row!.sealed.toString('hex'), row!.sealed.toString('base64')])
    expect(text).not.toContain(kept)
})

test('a data export contains the messages that the user sent or can read, and no others', async () => {
  const user = await makeUser(db)
  const other = await makeUser(db)
  const third = await makeUser(db)
  const category = await makeCategory(db)
  const home = await makeProperty(db, { category_id: category.id, owner_id: other.id })
  const say = (message: string, from: typeof user, to: typeof user) =>
    call('sendMessage', { receiver_id: to.id, property_id: home.id, message }, from)
  await say('my question', user, other)
  await say('the reply', other, user)
  await say('withdrawn words', other, user)
  await say('of two others', third, other)
  await db`update messages set deleted_at = now() where body = 'withdrawn words'`

  const { files } = await exportOf(user)
  const messages = JSON.parse(textOf(files['messages.json']!))
  expect(messages.map((m: { direction: string; body: string }) => [m.direction, m.body])).toEqual([
    ['sent', 'my question'],
    ['received', 'the reply'],
  ])
})

test('every foreign key to users is either exported or excluded with a reason', async () => {
  const keys = await db<{ key: string }[]>`
    select distinct relname || '.' || attname as key from pg_constraint
    join pg_class on pg_class.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass`
  const exported = EXPORT_TABLES.map(({ table, owner, parent }) => `${parent?.table ?? table}.${owner}`)
  const classified = new Set([...exported.filter((key) => key !== 'users.id'), ...Object.keys(NOT_EXPORTED)])
  expect([...classified].sort()).toEqual(keys.map(({ key }) => key).sort())
})

test('a data export names images by their format', async () => {
  const user = await makeUser(db)
  const images = [
    await makeImage(db, { owner_id: user.id, mime: 'image/webp' }),
    await makeImage(db, { owner_id: user.id, mime: 'image/avif' }),
  ]
  for (const { key, folder } of images) await services.storage.put(`images/${folder}/${key}/master`, Buffer.from('x'))
  const names = Object.keys((await exportOf(user)).files).filter((name) => name.startsWith('files/'))
  expect(names).toEqual([
    `files/property_title_img/${images[0]!.key}.webp`,
    `files/property_title_img/${images[1]!.key}.avif`,
  ])
})

async function exportOf(user: Awaited<ReturnType<typeof makeUser>>) {
  await call('requestExport', {}, user)
  await runJobs()
  const link = new URL((await call('getExport', {}, user)).data!.url)
  const files = unzipSync((await app.inject(link.pathname + link.search)).rawPayload)
  return { files, text: Object.values(files).map(textOf).join() }
}
