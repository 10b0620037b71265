import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { dropOldExports, exportData } from './jobs.ts'

const { app, db, call, runJobs, services } = await testApp()
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('somebody gets everything that is known, and nothing of anybody else or of what guards the account', async () => {
  const category = await makeCategory(db)
  const user = await makeUser(db, { name: 'Asha Own', password_hash: await services.passwords.hash('secret') })
  const other = await makeUser(db, { name: 'Somebody Else' })
  const mine = await makeProperty(db, { category_id: category.id, owner_id: user.id, title: 'My own house' })
  await makeProperty(db, { category_id: category.id, owner_id: other.id, title: 'Not my house' })
  await db`insert into favourites (user_id, property_id) values (${user.id}, ${mine.id})`
  await db`insert into enquiries (property_id, recipient_id, visitor_name, visitor_email, message, consented_at, sender_key)
    values (${mine.id}, ${user.id}, 'Ruth', 'ruth@secret.test', 'Is it quiet?', now(), sha256('x'))`
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
  expect(textOf(files['properties-by-owner_id.json']!)).toContain('My own house')
  expect(files['favourites-by-user_id.json']).toBeDefined()
  expect(textOf(files['enquiries-by-recipient_id.json']!)).toContain('Is it quiet?')
  expect(files['viewing_hours-by-host_id.json']).toBeDefined()
  expect(textOf(files['listing_revisions-by-author_id.json']!)).toContain('My house as it will be')
  const all = Object.values(files).map(textOf).join()
  for (const foreign of ['Somebody Else', 'Not my house', 'argon2', 'token_hash', 'ruth@secret.test'])
    expect(all).not.toContain(foreign)

  expect((await app.inject(link.pathname)).statusCode).toBe(404)
  expect((await call('getExport', {}, other)).data).toBeNull()
})

test('two wishes at once are one, and another follows only after an hour', async () => {
  const user = await makeUser(db)
  const both = await Promise.all([call('requestExport', {}, user), call('requestExport', {}, user)])
  expect(both).toMatchObject([{ error: false }, { error: false }])
  expect(await db`select from data_exports where user_id = ${user.id}`).toHaveLength(1)
  await runJobs()
  expect(await call('requestExport', {}, user)).toMatchObject({ status: 400, error: true })
})

test('run twice, the job changes nothing; after a week the file is gone and the record stays', async () => {
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
