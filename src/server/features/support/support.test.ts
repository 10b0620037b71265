import { beforeEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { mailContactRequest } from './jobs.ts'

const app = await testApp()
beforeEach(() => app.db`delete from request_counts`)

const letter = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  subject: 'A question\r\nBcc: everyone@example.com',
  message: 'Is the garden flat still free?',
}

test('a contact message is stored and emailed to support', async () => {
  proves('7.15', '3.21')
  await app.db`insert into settings (key, value) values ('company_email', 'desk@example.com')
    on conflict (key) do update set value = excluded.value`
  expect(await app.call('contactUs', letter)).toEqual({
    status: 200,
    error: false,
    message: 'Thank you. Your message has been sent.',
    data: null,
    code: 200,
  })
  expect(await app.db`select first_name, message, user_id from contact_requests`).toEqual([
    { first_name: 'Asha', message: letter.message, user_id: null },
  ])
  expect(await app.runJobs()).toEqual(['mail-contact-request'])
  expect(app.services.mail.sent).toEqual([
    {
      to: 'desk@example.com',
      subject: 'A question Bcc: everyone@example.com',
      text: 'Asha Rao <asha@example.com> wrote:\n\nIs the garden flat still free?',
    },
  ])
})

test('newer clients reach the same call under the corrected path', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/contact-us', payload: letter })
  expect(answer.json()).toMatchObject({ error: false })
})

test.each([
  [{ ...letter, email: 'asha' }, 'email', 'email is not a valid email address'],
  [{ ...letter, message: '   ' }, 'message', 'message is required'],
  [{ ...letter, subject: 'null' }, 'subject', 'subject is required'],
])('an incomplete form is refused with HTTP 200, and nothing is stored or sent', async (input, field, message) => {
  proves('5.9', '5.12')
  const [before] = await app.db`select count(*) from contact_requests`
  await app.runJobs()
  expect(await app.call('contactUs', input)).toEqual({ status: 200, error: true, message, field })
  expect(await app.db`select count(*) from contact_requests`).toEqual([before])
  expect(await app.runJobs()).toEqual([])
})

test('a message whose job cannot be enqueued is not stored', async () => {
  const [before] = await app.db`select count(*) from contact_requests`
  await app.db`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`
  await app.db`create trigger refuse before insert on pgboss.job for each row execute function refuse()`
  expect(await app.call('contactUs', letter)).toMatchObject({ status: 500, error: true })
  await app.db`drop function refuse cascade`
  expect(await app.db`select count(*) from contact_requests`).toEqual([before])
})

test('no email is sent without a support address or for a deleted message', async () => {
  await app.db`delete from settings where key = 'company_email'`
  const [{ id } = { id: 0 }] = await app.db<{ id: number }[]>`select id from contact_requests limit 1`
  const sent = app.services.mail.sent.length
  await mailContactRequest.run({ ...app.services, sql: app.db }, { id })
  await mailContactRequest.run({ ...app.services, sql: app.db }, { id: 999_999 })
  expect(app.services.mail.sent.length).toBe(sent)
})

test('a message with the honeypot field gets a success response and is dropped', async () => {
  const [before] = await app.db`select count(*) from contact_requests`
  await app.runJobs()
  expect(await app.call('contactUs', { ...letter, website: 'https://casino.test' })).toMatchObject({
    status: 200,
    error: false,
    message: 'Thank you. Your message has been sent.',
  })
  expect(await app.db`select count(*) from contact_requests`).toEqual([before])
  expect(await app.runJobs()).toEqual([])
})

test('an email address may send four messages an hour and an IP address six, also concurrently', async () => {
  const send = (n: number, email = `writer${n}@example.com`) => app.call('contactUs', { ...letter, email })
  const inOneName = []
  for (let n = 0; n < 5; n++) inOneName.push((await send(n, n % 2 ? 'ONE@example.com' : 'one@example.com')).status)
  expect(inOneName).toEqual([200, 200, 200, 200, 429])
  const all = await Promise.all(Array.from({ length: 6 }, (_, n) => send(n)))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429])
  expect(all.find(({ status }) => status === 429)!.message).toMatch(/try again in an hour/)
  await app.db`update request_counts set started_at = started_at - interval '2 hours'`
  expect(await send(9)).toMatchObject({ status: 200 })
})

test.each(['asha@example.com\r\nBcc: all@example.com', 'a@b', '<asha@example.com>', `${'a'.repeat(250)}@x.com`])(
  '%j is refused as an email address',
  async (email) => {
    expect(await app.call('contactUs', { ...letter, email })).toMatchObject({ error: true, status: 200 })
  },
)

test('FAQs are listed newest first in the requested language, without inactive ones', async () => {
  proves('7.54')
  const rows = await app.db<{ id: number }[]>`
    insert into faqs (question, answer, is_active) values ('One?', '1', true), ('Two?', '2', true), ('Silent?', '3', false)
    returning id`
  await app.db`insert into content_translations (subject, subject_id, field, language_code, value)
    values ('faq', ${rows[0]!.id}, 'question', 'es', '¿Uno?')`
  const all = await app.call('getFaqs', {})
  expect([all.total, all.data.map(({ question }) => question)]).toEqual([2, ['Two?', 'One?']])
  expect((await app.call('getFaqs', { offset: 1, limit: 1 })).data).toMatchObject([{ question: 'One?', answer: '1' }])
  const spanish = await app.inject({ url: '/api/faqs', headers: { 'content-language': 'es' } })
  expect(spanish.json().data[1]).toMatchObject({ question: '¿Uno?', answer: '1' })
  expect(await app.call('getFaqs', { limit: 0 })).toMatchObject({ status: 400 })
})
