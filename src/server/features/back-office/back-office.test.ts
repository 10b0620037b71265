import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeAdvertisement, makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const { db, call } = await testApp()
let admin: { id: number }
let moderator: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
  moderator = await makeUser(db, { role: 'moderator' })
})

test('what waits is counted; what only administrators decide is kept from moderators', async () => {
  const kind = { category_id: (await makeCategory(db)).id }
  const home = await makeProperty(db, { ...kind, request_status: 'pending' })
  await makeProject(db, { ...kind, request_status: 'pending' })
  await makeAdvertisement(db, { property_id: (await makeProperty(db, kind)).id, status: 'pending' })
  await db`insert into reports ${db({ user_id: moderator.id, property_id: home.id, other_message: 'x' })}`
  await db`insert into verification_applications ${db({ user_id: moderator.id })}`
  await db`insert into contact_requests ${db({ first_name: 'A', last_name: 'B', email: 'a@b.test', subject: 's', message: 'm' })}`
  const counts = { moderation: 3, reports: 1, verifications: 1, receipts: 0, contacts: 1 }
  expect((await call('listWaitingWork', {}, admin)).data).toEqual({ role: 'admin', ...counts })
  expect((await call('listWaitingWork', {}, moderator)).data).toEqual({
    ...{ role: 'moderator', moderation: 3, reports: 1 },
    ...{ verifications: null, receipts: null, contacts: null },
  })
})

test('the audit log is filtered, ordered and counted', async () => {
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
