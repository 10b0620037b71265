import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makePackage, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { grantPackage, revokePackage } from './grant.sql.ts'
import { remindOfPackages } from './jobs.ts'

const { db, services, runJobs } = await testApp()
const HOUR = 3_600_000
let userId: number

beforeEach(async () => {
  userId = (await makeUser(db)).id
  await db`update settings set value = '3' where key = 'package_reminder_days'`
})

async function own(hours: number): Promise<number> {
  const { id } = await makePackage(db, { property_list: 3 }, { name: `Of ${hours} hours`, duration_hours: hours })
  return (await grantPackage(db, { userId, packageId: id, transactionId: null, now: NOW }))!
}
const runAfter = (hours: number) =>
  remindOfPackages.run({ ...services, sql: db, now: () => new Date(NOW.getTime() + hours * HOUR) }, {})
const told = () => db<{ kind: string; data: object }[]>`
  select n.kind, n.data from notifications n join notification_recipients r on r.notification_id = n.id
  where r.user_id = ${userId} order by n.id`

test('the owner is notified once three days before a package ends and once when it has ended', async () => {
  await own(720)
  await runAfter(720 - 72 - 1)
  expect(await told()).toEqual([])
  for (const hours of [720 - 72, 720 - 71, 719]) await runAfter(hours)
  const reminder = { kind: 'package-expiring', data: { package: 'Of 720 hours', date: '2026-07-15' } }
  expect(await told()).toEqual([reminder])
  for (const hours of [720, 721, 2000]) await runAfter(hours)
  expect(await told()).toEqual([reminder, { kind: 'package-expired', data: { package: 'Of 720 hours' } }])
  expect(await runJobs()).toContain('mail-notifications')
  await runJobs()
  expect(services.mail.sent.some(({ text }) => text.includes('Of 720 hours'))).toBe(true)
})

test('the reminder of a short package is sent after half of its duration', async () => {
  await own(24)
  await runAfter(11)
  expect(await told()).toEqual([])
  await runAfter(12)
  expect(await told()).toMatchObject([{ kind: 'package-expiring' }])
})

test('concurrent runs send one reminder', async () => {
  await own(24)
  await Promise.all([runAfter(13), runAfter(13), runAfter(13)])
  expect(await told()).toHaveLength(1)
})

test('a revoked package is not announced as expired', async () => {
  const id = await own(24)
  await revokePackage(db, id, null, NOW)
  await runAfter(23)
  await runAfter(25)
  expect(await told()).toEqual([])
})

test.each(['0', 'soon', ''])('with “%s” as reminder days only the end of a package is announced', async (days) => {
  await db`update settings set value = ${days} where key = 'package_reminder_days'`
  await own(24)
  await runAfter(23)
  expect(await told()).toEqual([])
  await runAfter(24)
  expect(await told()).toMatchObject([{ kind: 'package-expired' }])
})
