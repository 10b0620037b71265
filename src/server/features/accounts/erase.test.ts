import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'

const { app, db, call, tokenOf, runJobs, services } = await testApp()

const NEEDLE = 'Zyxwvutsrq'

/** Names of all tables with a row that contains the text. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await db<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')`
  const found: string[] = []
  for (const { schema, name } of tables) {
    const [row] = await db`select from ${db(`${schema}.${name}`)} t where t::text ilike ${`%${word}%`} limit 1`
    if (row) found.push(name)
  }
  return found
}

test('no table contains data of an erased user, and the payment is kept without a name', async () => {
  proves('7.5')
  const category = await makeCategory(db)
  const image = await makeImage(db, { folder: 'users' })
  const user = await makeUser(db, {
    name: `${NEEDLE} Rao`,
    slug: `${NEEDLE.toLowerCase()}-rao`,
    email: `${NEEDLE}@lintel.test`,
    email_verified_at: new Date(),
    phone: '4915799887766',
    about: `I am ${NEEDLE}`,
    address: `1 ${NEEDLE} Street`,
    profile_media_id: image.id,
  })
  await db`update media set owner_id = ${user.id}, original_name = ${`${NEEDLE}.jpg`}, claimed_at = now() where id = ${image.id}`
  await services.storage.put(`images/users/${image.key}/master`, Buffer.from('pixels'))
  await makeProperty(db, {
    category_id: category.id,
    owner_id: user.id,
    title: `House of ${NEEDLE}`,
    slug: `house-of-${NEEDLE.toLowerCase()}`,
    description: `${NEEDLE} built it`,
  })
  const owned = await givePackage(db, user.id, { property_list: 5 })
  const [payment] = await db`
    insert into payment_transactions (user_id, package_id, amount_minor, currency, payment_type, payment_status)
    select ${user.id}, package_id, 0, 'EUR', 'free', 'success' from user_packages where id = ${owned.id} returning id`
  await db`update user_packages set transaction_id = ${payment!.id} where id = ${owned.id}`
  await call('getOtp', { email: `${NEEDLE}@lintel.test` })
  await call('contactUs', {
    first_name: NEEDLE,
    last_name: 'Rao',
    email: `${NEEDLE}@lintel.test`,
    subject: 'Hello',
    message: NEEDLE,
  })
  await db`update settings set value = '1' where key = 'enquiries_from_visitors'`
  const neighbour = await makeUser(db)
  const nextDoor = await makeProperty(db, { category_id: category.id, owner_id: neighbour.id })
  const question = {
    property_id: nextDoor.id,
    name: NEEDLE,
    email: `${NEEDLE}@lintel.test`,
    message: NEEDLE,
    consent: true,
  }
  await call('sendEnquiry', question)
  await call('sendEnquiry', { ...question, email: 'elsewhere@lintel.test' }, user)
  await call(
    'setExtraSlots',
    { extra_time_slots: [{ date: '2026-06-20', start_time: '10:00', end_time: '11:00' }] },
    neighbour,
  )
  await call(
    'requestViewing',
    { property_id: nextDoor.id, date: '2026-06-20', start_time: '10:00', notes: NEEDLE },
    user,
  )
  await call('interestedUsers', { property_id: nextDoor.id, type: 1 }, user)
  await call('openCalendarFeed', {}, user)
  await runJobs()
  await runJobs()
  const token = await tokenOf(user)
  expect((await tablesWith(NEEDLE)).length).toBeGreaterThan(5)

  expect(await call('deleteUser', {}, user)).toMatchObject({ error: false })
  await runJobs()
  expect(await tablesWith(NEEDLE)).toEqual([])
  expect(await tablesWith('4915799887766')).toEqual([])
  expect(await services.storage.stat(`images/users/${image.key}/master`)).toBeNull()
  expect(
    (await app.inject({ url: '/api/get-user-data', headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBe(401)
  expect(await db`select user_id, payment_status from payment_transactions where id = ${payment!.id}`).toMatchObject([
    { user_id: null, payment_status: 'success' },
  ])
})

test('only the viewer’s own account is erased, regardless of the id sent', async () => {
  proves('7.5')
  const user = await makeUser(db)
  const other = await makeUser(db)
  await call('deleteUser', { userid: other.id, id: other.id } as never, user)
  expect(await db`select id from users where id in ${db([user.id, other.id])}`).toMatchObject([{ id: other.id }])
})
