import { beforeAll, describe, expect, test } from 'vitest'
import { databaseState } from '#domain/site-health.ts'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  makeAdvertisement,
  makeCategory,
  makePayment,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const { db, call, services } = await testApp()
let admin: { id: number }
let moderator: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
  moderator = await makeUser(db, { role: 'moderator' })
})

test('pending counts include all queues for administrators and hide administrator-only queues from moderators', async () => {
  const kind = { category_id: (await makeCategory(db)).id }
  const home = await makeProperty(db, { ...kind, request_status: 'pending' })
  await makeProject(db, { ...kind, request_status: 'pending' })
  await makeAdvertisement(db, { property_id: (await makeProperty(db, kind)).id, status: 'pending' })
  await db`insert into reports ${db({ user_id: moderator.id, property_id: home.id, other_message: 'x' })}`
  await db`insert into verification_applications ${db({ user_id: moderator.id })}`
  await db`insert into contact_requests ${db({ first_name: 'A', last_name: 'B', email: 'a@b.test', subject: 's', message: 'm' })}`
  const counts = { moderation: 3, reports: 1, verifications: 1, receipts: 0, contacts: 1 }
  expect((await call('listPendingCounts', {}, admin)).data).toEqual({ role: 'admin', ...counts })
  expect((await call('listPendingCounts', {}, moderator)).data).toEqual({
    ...{ role: 'moderator', moderation: 3, reports: 1 },
    ...{ verifications: null, receipts: null, contacts: null },
  })
})

test('the audit log is filtered, sorted and counted', async () => {
  const line = (action: string, subject: string, subject_id: number, actor_id = admin.id) => ({
    ...{ action, subject, subject_id, actor_id },
  })
  await db`insert into audit_log ${db([line('package made', 'package', 1), line('package changed', 'package', 1), line('payment refunded', 'payment', 9, 999)])}`
  const actions = async (input: object) => (await call('listAudit', input, admin)).data.map(({ action }) => action)
  expect(await actions({})).toEqual(['payment refunded', 'package changed', 'package made'])
  expect(await actions({ sort: 'at', limit: 1, offset: 1 })).toEqual(['package changed'])
  expect(await actions({ sort: 'action' })).toEqual(['package changed', 'package made', 'payment refunded'])
  expect(await actions({ q: 'REFUND' })).toEqual(['payment refunded'])
  expect(await actions({ q: '%' })).toEqual([])
  expect(await actions({ actor_id: admin.id, subject: 'package', subject_id: 1 })).toHaveLength(2)
  const { data, total, total_is_exact, subjects } = await call('listAudit', { subject: 'payment' }, admin)
  expect({ total, total_is_exact, subjects }).toEqual({
    ...{ total: 1, total_is_exact: true, subjects: ['package', 'payment'] },
  })
  expect(data[0]).toMatchObject({ actor: null, subject_id: 9 })
  expect((await call('listAudit', { q: 'made' }, admin)).data[0]!.actor).toEqual({ id: admin.id, name: 'Ada' })
})

describe('the admin dashboard', () => {
  test('counts pending work by type and hides sales and administrator-only queues from moderators', async () => {
    const counts = { properties: 1, projects: 1, changes: 0, advertisements: 1, reports: 1, escalated: 0 }
    const { data } = await call('getAdminDashboard', {}, admin)
    expect(data.waiting).toEqual({ ...counts, verifications: 1, receipts: 0, contacts: 1 })
    expect(data.sales).toEqual([])
    const seen = (await call('getAdminDashboard', {}, moderator)).data
    expect(seen.waiting).toEqual({ ...counts, verifications: null, receipts: null, contacts: null })
    expect(seen.sales).toBeNull()
  })

  test('returns every day of the period, and the totals of the preceding period of equal length', async () => {
    const home = await makeProperty(db, { category_id: (await makeCategory(db)).id, created_at: daysAgo(400) })
    const day = (ago: number) => daysAgo(ago).toISOString().slice(0, 10)
    for (const [ago, views] of [
      [0, 5],
      [6, 3],
      [7, 4],
      [14, 100],
    ] as const)
      await db`insert into property_days (property_id, day, views, impressions) values (${home.id}, ${day(ago)}, ${views}, ${views * 10})`
    await db`update property_days set views = views + 2 where day = ${day(0)}`
    const payer = await makeUser(db, { created_at: daysAgo(300) })
    const paid = (ago: number, given = {}) =>
      makePayment(db, payer.id, { payment_status: 'success', created_at: daysAgo(ago), ...given })
    await paid(1)
    await paid(8)
    await paid(2, { payment_status: 'failed' })
    await paid(3, { refund_requested_at: daysAgo(2) })
    await paid(1, { currency: 'EUR', amount_minor: 500 })
    const { traffic, sales } = (await call('getAdminDashboard', { days: 7 }, admin)).data
    expect(traffic.days).toHaveLength(7)
    expect(traffic.days.map(({ views }) => views)).toEqual([3, 0, 0, 0, 0, 0, 7])
    expect(traffic.days[6]).toMatchObject({ day: day(0), impressions: 50 })
    expect(traffic.before).toMatchObject({ views: 4, impressions: 40 })
    expect(sales!.map(({ currency, before }) => [currency, before.amount])).toEqual([
      ['EUR', 0],
      ['USD', 2900],
    ])
    expect(sales![1]!.days.filter(({ amount }) => amount > 0)).toEqual([{ day: day(1), amount: 2900, payments: 1 }])
    expect((await call('getAdminDashboard', { days: 8 }, admin)).error).toBe(true)
  })

  test('checks every component, and a failing one does not hide the others', async () => {
    const stateOf = async (part: string) =>
      (await call('getAdminDashboard', {}, admin)).data.health.find((one) => one.part === part)!
    const { health } = (await call('getAdminDashboard', {}, admin)).data
    const took = Number(health[0]!.facts.milliseconds)
    expect(health.map(({ part, state }) => `${part} ${state}`)).toEqual([
      `database ${databaseState(took)}`,
      'queue good',
      'storage good',
      'disk good',
      'mail good',
      'version good',
    ])
    expect((await stateOf('version')).facts.version).toMatch(/^\d+\.\d+\.\d+/)
    await db`insert into outbox (channel, recipient, body, status) values ('mail', 'a@b.test', 'x', 'dead')`
    expect(await stateOf('mail')).toMatchObject({ state: 'warn', facts: { dead: 1 } })
    await db`insert into pgboss.job (name, data, start_after) values ('sweep-media', '{}', now() - interval '2 hours')`
    expect(await stateOf('queue')).toMatchObject({ state: 'bad', facts: { waiting: 1 } })
    services.storage.put = () => Promise.reject(new Error('full'))
    services.storage.space = async () => ({ freeBytes: 1024, totalBytes: 1024 ** 4 })
    expect([(await stateOf('storage')).state, (await stateOf('disk')).state]).toEqual(['bad', 'bad'])
    expect((await stateOf('database')).facts.migration).toMatch(/^\d{8}_\d{4}_/)
  })
})
