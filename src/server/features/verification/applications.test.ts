import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call } = app
let admin: { id: number }
let agent: { id: number; name: string }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
})
beforeEach(async () => {
  await db`delete from verification_fields`
  await db`delete from verification_applications`
  agent = await makeUser(db, { name: 'Asha Agent' })
})

const field = (given = {}) => ({ name: 'Licence', field_type: 'text' as const, is_required: 1, is_active: 1, ...given })
const added = async (given = {}) => (await call('saveFormField', field(given) as never, admin)).data.id
async function applied(given: Record<string, unknown>[]): Promise<number> {
  await call('applyVerification', { form_fields: given as never }, agent)
  return (await call('listApplications', { status: 'pending' }, admin)).data[0]!.id
}
const statusOf = async () =>
  (await db<{ verification: string }[]>`select verification from users where id = ${agent.id}`)[0]!.verification

test('an application is read with its answers and approved once, and the user is notified', async () => {
  const id = await applied([{ id: await added(), value: 'L-77' }])
  expect((await call('getApplication', { id }, admin)).data).toMatchObject({
    ...{ id, status: 'pending', is_latest: true, user: { id: agent.id, name: 'Asha Agent' } },
    answers: [{ question: 'Licence', value: 'L-77', file: null }],
  })
  expect(await call('decideApplication', { id, decision: 'approve' }, admin)).toMatchObject({ error: false })
  expect(await statusOf()).toBe('success')
  expect(await call('decideApplication', { id, decision: 'approve' }, admin)).toMatchObject({
    ...{ error: true, message: 'Another staff member already decided this application' },
  })
  expect((await call('getNotificationList', {}, agent)).data).toHaveLength(1)
  expect((await call('getApplication', { id }, admin)).data).toMatchObject({
    decided_by: { id: admin.id, name: 'Ada' },
  })
})

test('a rejection needs a reason the user sees; verification can be revoked, an old application cannot be decided', async () => {
  const question = await added()
  const id = await applied([{ id: question, value: 'x' }])
  expect(await call('decideApplication', { id, decision: 'reject' }, admin)).toMatchObject({ status: 400 })
  await call('decideApplication', { id, decision: 'reject', reason: 'Unreadable' }, admin)
  expect([await statusOf(), (await call('getVerificationValues', {}, agent)).data?.reason]).toEqual([
    ...['failed', 'Unreadable'],
  ])
  expect(JSON.stringify((await call('getNotificationList', {}, agent)).data)).toContain('Unreadable')
  const again = await applied([{ id: question, value: 'y' }])
  expect(await call('decideApplication', { id, decision: 'reject', reason: 'x' }, admin)).toMatchObject({
    message: 'The user has submitted a newer application. Review that one',
  })
  await call('decideApplication', { id: again, decision: 'approve' }, admin)
  await call('decideApplication', { id: again, decision: 'reject', reason: 'Lapsed' }, admin)
  expect(await statusOf()).toBe('failed')
})

test('of two concurrent decisions one succeeds', async () => {
  const id = await applied([{ id: await added(), value: 'x' }])
  const both = await Promise.all([
    call('decideApplication', { id, decision: 'approve' }, admin),
    call('decideApplication', { id, decision: 'approve' }, admin),
  ])
  expect(both.map(({ error }) => error).sort()).toEqual([false, true])
  expect((await call('getNotificationList', {}, agent)).data).toHaveLength(1)
})

test('applications are filtered, sorted and counted', async () => {
  const question = await added()
  const first = await applied([{ id: question, value: 'x' }])
  agent = await makeUser(db, { name: 'Second' })
  await call('applyVerification', { form_fields: [{ id: question, value: 'y' }] }, agent)
  const ids = async (input: object) => (await call('listApplications', input, admin)).data.map(({ id }) => id)
  expect((await ids({}))[0]).toBe(first)
  expect((await ids({ sort: '-sent' }))[1]).toBe(first)
  expect(await ids({ status: 'failed' })).toEqual([])
  expect(await call('listApplications', {}, admin)).toMatchObject({ total: 2, total_is_exact: true })
})

test('the form is edited: fields with choices, order, deactivation', async () => {
  const text = await added()
  const choice = await added({ name: 'Area', field_type: 'dropdown', values: ['North', 'South'] })
  const [before] = (await call('getVerificationFields', {}, agent)).data!.filter(({ id }) => id === choice)
  await call(
    'saveFormField',
    field({ id: choice, name: 'Area', field_type: 'dropdown', values: ['South', 'West'] }) as never,
    admin,
  )
  await call('orderFormFields', { ids: [choice, text] }, admin)
  const shown = (await call('getVerificationFields', {}, agent)).data!
  expect(shown.map(({ id }) => id)).toEqual([choice, text])
  expect(shown[0]!.form_fields_values.map(({ value }) => value)).toEqual(['South', 'West'])
  // A choice that stays keeps its id, which clients may store.
  expect(shown[0]!.form_fields_values[0]!.id).toBe(before!.form_fields_values[1]!.id)
  await call('saveFormField', field({ id: text, is_active: 0 }) as never, admin)
  expect((await call('getVerificationFields', {}, agent)).data).toHaveLength(1)
  expect((await call('listFormFields', {}, admin)).data.map(({ is_active }) => is_active)).toEqual([true, false])
})

test('invalid form changes are refused: missing or duplicate choices, a changed type, deletion of an answered field, a stale order', async () => {
  const save = (given: object) => call('saveFormField', field(given) as never, admin)
  expect(await save({ field_type: 'radio' })).toMatchObject({ status: 400 })
  expect(await save({ values: ['a'] })).toMatchObject({ status: 400 })
  expect(await save({ field_type: 'radio', values: ['a', 'a'] })).toMatchObject({ status: 400 })
  expect(await save({ id: 999_999 })).toMatchObject({ message: 'Field not found' })
  const [answered, free] = [await added(), await added({ name: 'Free' })]
  await applied([
    { id: answered, value: 'x' },
    { id: free, value: 'y' },
  ])
  await db`delete from verification_answers where field_id = ${free}`
  expect(await save({ id: answered, field_type: 'number' })).toMatchObject({ error: true })
  expect(await save({ id: answered, name: 'Number of your licence' })).toMatchObject({ error: false })
  expect(await call('deleteFormField', { id: answered }, admin)).toMatchObject({ error: true })
  expect(await call('orderFormFields', { ids: [answered] }, admin)).toMatchObject({ error: true })
  expect(await call('deleteFormField', { id: free }, admin)).toMatchObject({ error: false })
  expect((await call('listFormFields', {}, admin)).data.map(({ id, answers }) => [id, answers])).toEqual([
    [answered, 1],
  ])
})
