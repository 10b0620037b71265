import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call, runJobs, services } = app
let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
})
beforeEach(() => db`delete from contact_requests`)

async function written(given = {}): Promise<number> {
  const row = {
    first_name: 'Ruth',
    last_name: 'Ames',
    email: 'ruth@sample.test',
    subject: 'Keys',
    message: 'Where?',
    ...given,
  }
  const [made] = await db<{ id: number }[]>`insert into contact_requests ${db(row)} returning id`
  return made!.id
}
const listed = async (state: 'open' | 'handled') =>
  (await call('listContacts', { state }, admin)).data.map(({ id }) => id)

test('a contact message is answered by email once, and resolved with it', async () => {
  const id = await written()
  expect(
    await call('answerContact', { id, message: ' Under the mat.\u0000 '.replace('\u0000', '') }, admin),
  ).toMatchObject({
    message: 'Reply sent',
  })
  await runJobs()
  const letter = services.mail.sent.at(-1)!
  expect(letter).toMatchObject({ to: 'ruth@sample.test', subject: 'Re: Keys' })
  expect(letter.text).toContain('Under the mat.')
  expect(letter.text).toContain('Where?')
  expect([await listed('open'), await listed('handled')]).toEqual([[], [id]])
  expect((await call('listContacts', { state: 'handled' }, admin)).data[0]).toMatchObject({
    ...{ answer: 'Under the mat.', handled_by: { id: admin.id, name: 'Ada' } },
  })
  const both = await Promise.all([1, 2].map(() => call('answerContact', { id, message: 'Again' }, admin)))
  expect(both.map(({ message }) => message)).toEqual(Array(2).fill('This message already has a reply'))
})

test('concurrent replies send one email', async () => {
  const id = await written()
  const both = await Promise.all(['One', 'Two'].map((message) => call('answerContact', { id, message }, admin)))
  expect(both.map(({ error }) => error).sort()).toEqual([false, true])
  expect(await db`select from outbox where recipient = 'ruth@sample.test' and status = 'pending'`).toHaveLength(1)
})

test('a contact message is resolved without a reply, and reopened', async () => {
  const [first, second] = [await written({ created_at: '2026-01-02' }), await written({ created_at: '2026-01-01' })]
  expect(await listed('open')).toEqual([second, first])
  await call('markContact', { id: first, is_handled: true }, admin)
  expect([await listed('open'), await listed('handled')]).toEqual([[second], [first]])
  expect(await call('markContact', { id: first, is_handled: true }, admin)).toMatchObject({
    message: 'This message is already resolved',
  })
  await call('markContact', { id: first, is_handled: false }, admin)
  expect(await listed('handled')).toEqual([])
  expect(await call('markContact', { id: 999_999, is_handled: true }, admin)).toMatchObject({
    message: 'Request not found',
  })
  expect(await call('answerContact', { id: first, message: '\u202e' }, admin)).toMatchObject({ status: 400 })
  expect((await call('listContacts', {}, admin)).total).toBe(2)
})
