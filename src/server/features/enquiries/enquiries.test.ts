import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { purgeEnquiries } from './jobs.ts'

const app = await testApp()
const { db, call } = app

let kabir: MadeUser
let home: MadeProperty
let count = 0
beforeEach(async () => {
  await db`delete from enquiries`
  await db`delete from request_counts`
  await switchTo('1')
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id, title: 'Garden flat' })
  await app.runJobs()
  app.services.mail.sent.length = 0
})

const switchTo = (value: '0' | '1') => db`update settings set value = ${value} where key = 'enquiries_from_visitors'`
const ask = (more: object = {}, as?: MadeUser) =>
  call(
    'sendEnquiry',
    {
      property_id: home.id,
      name: 'Ruth Abara',
      email: `ruth${++count}@example.com`,
      message: 'Is it quiet?',
      consent: 1,
      ...more,
    },
    as,
  )
const inbox = (as: MadeUser, more: object = {}) => call('getEnquiries', more, as)
/** The first run renders the emails, the second sends them. */
const deliver = async () => {
  await app.runJobs()
  await app.runJobs()
  return app.services.mail.sent
}

describe('an enquiry', () => {
  test('is shown and emailed to the owner, without the guest’s address', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      error: false,
      message: 'Thank you. Your enquiry has been sent.',
      data: null,
    })
    const { data, total, unread } = await inbox(kabir)
    expect([total, unread]).toEqual([1, 1])
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'Ruth Abara',
        message: 'Is it quiet?',
        created_at: '2026-06-15T12:00:00.000000Z',
        kept_until: '2026-12-12T12:00:00.000000Z',
        is_read: false,
        property: { id: home.id, slug_id: home.slug, title: 'Garden flat', title_image: expect.any(String) },
        replies: [],
      },
    ])
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: kabir.email, subject: 'New enquiry about “Garden flat”' })
    expect(mail!.text).toContain('Ruth Abara wrote: Is it quiet?')
    expect(mail!.text).toContain('http://lintel.test/user/enquiries')
    expect(mail!.text + mail!.html).not.toContain('@example.com')
  })

  test('is answered by email in the guest’s language, and the reply is listed with it', async () => {
    await ask({ email: 'Ruth@example.com' })
    const [question] = (await inbox(kabir)).data
    await deliver()
    app.services.mail.sent.length = 0
    const { data } = await call('answerEnquiry', { enquiry_id: question!.id, message: 'Very\u0007 quiet.' }, kabir)
    expect(data).toMatchObject({ is_read: true, replies: [{ message: 'Very quiet.' }] })
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: 'Ruth@example.com', subject: 'Reply to your enquiry about “Garden flat”' })
    expect(mail!.text).toContain(`${kabir.name} replied to your enquiry`)
    expect(mail!.text).toContain('Very quiet.')
    expect(mail!.text).toContain('Is it quiet?')
    expect(mail!.text).not.toContain(kabir.email)
    expect((await inbox(kabir, { unanswered: true })).data).toEqual([])
    expect((await inbox(kabir)).unread).toBe(0)
  })

  test('cannot inject email headers or markup', async () => {
    await ask({ name: 'Ruth\r\nBcc: all@example.com', message: '<script>alert(1)</script>\r\n.\r\n' })
    const [question] = (await inbox(kabir)).data
    expect(question!.name).toBe('Ruth Bcc: all@example.com')
    await db`update properties set title = ${'Flat\r\nBcc: all@example.com'} where id = ${home.id}`
    await call('answerEnquiry', { enquiry_id: question!.id, message: 'Hello\r\nBcc: all@example.com' }, kabir)
    for (const { to, subject, html } of await deliver()) {
      expect(to + subject).not.toMatch(/[\r\n]/)
      expect(html).not.toContain('<script>')
    }
    expect(app.services.mail.sent).toHaveLength(2)
  })

  test.each([
    [{ consent: 0 }, 'Agree to have your enquiry forwarded before you send it'],
    [{ consent: undefined }, 'Agree to have your enquiry forwarded before you send it'],
    [{ email: 'ruth' }, 'email is not a valid email address'],
    [{ email: 'ruth@example.com\r\nBcc: all@example.com' }, 'email is not a valid email address'],
    [{ name: ' ' }, 'name is required'],
    [{ name: '\u202e\u202e' }, 'name is required'],
    [{ message: '\u0007' }, 'message is required'],
    [{ message: 'x'.repeat(2001) }, 'message may have at most 2000 characters'],
  ])('with %j is refused', async (more, message) => {
    expect(await ask(more)).toMatchObject({ status: 400, error: true, message })
    expect(await db`select from enquiries`).toHaveLength(0)
  })

  test('with the honeypot field gets the success message and is not stored', async () => {
    expect(await ask({ website: 'https://casino.test' })).toMatchObject({
      error: false,
      message: 'Thank you. Your enquiry has been sent.',
    })
    expect(await db`select from enquiries`).toHaveLength(0)
  })

  test('is accepted only while the setting is on, and only about available properties of others', async () => {
    await switchTo('0')
    expect(await ask()).toMatchObject({
      status: 400,
      message: 'Sign in to enquire about this property',
    })
    expect((await call('webSettings', {})).data.enquiries_from_visitors).toBe(false)
    await switchTo('1')
    expect((await call('webSettings', {})).data.enquiries_from_visitors).toBe(true)
    expect(await ask({}, kabir)).toMatchObject({ status: 400 })
    await db`update properties set property_type = 'sold' where id = ${home.id}`
    expect(await ask()).toMatchObject({ status: 400 })
    await db`update properties set property_type = 'sell', is_active = false where id = ${home.id}`
    expect(await ask()).toMatchObject({ status: 400, message: 'Property not found' })
    expect(await db`select from enquiries`).toHaveLength(0)
  })

  test('is limited to ten an hour per IP address and five per email address', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask()))
    expect(answers.filter(({ error }) => !error)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    await db`delete from request_counts`
    const inName = []
    for (let number = 0; number < 6; number++)
      inName.push((await ask({ email: number % 2 ? 'one@example.com' : 'ONE@example.com' })).status)
    expect(inName).toEqual([200, 200, 200, 200, 200, 429])
    await db`update request_counts set started_at = started_at - interval '61 minutes'`
    expect(await ask({ email: 'one@example.com' })).toMatchObject({ error: false })
  })
})

describe('an enquiry inbox', () => {
  test('is accessible only to its owner', async () => {
    await ask()
    const [question] = (await inbox(kabir)).data
    const stranger = await makeUser(db)
    expect((await inbox(stranger)).data).toEqual([])
    for (const answer of [
      await call('answerEnquiry', { enquiry_id: question!.id, message: 'Buy mine' }, stranger),
      await call('deleteEnquiry', { enquiry_id: question!.id }, stranger),
    ])
      expect(answer).toMatchObject({ status: 400, message: 'Enquiry not found' })
    await call('readEnquiries', { ids: [question!.id] }, stranger)
    expect((await inbox(kabir)).unread).toBe(1)
    expect((await call('readEnquiries', { ids: [question!.id] }, kabir)).data).toEqual({ unread: 0 })
    expect(await call('deleteEnquiry', { enquiry_id: question!.id }, kabir)).toMatchObject({ error: false })
    expect((await inbox(kabir)).data).toEqual([])
  })

  test('keeps its enquiries when the property gets another owner', async () => {
    await ask()
    const heir = await makeUser(db)
    await db`update properties set owner_id = ${heir.id} where id = ${home.id}`
    expect((await inbox(heir)).data).toEqual([])
    expect((await inbox(kabir)).data).toHaveLength(1)
  })

  test('of the site is read and answered by staff', async () => {
    const meera = await makeUser(db, { role: 'admin' })
    const ours = await makeProperty(db, { owner_id: null })
    await ask({ property_id: ours.id })
    expect(await inbox(kabir, { desk: true })).toMatchObject({ status: 403 })
    expect((await inbox(meera)).data).toEqual([])
    const [question] = (await inbox(meera, { desk: true })).data
    expect((await call('getNotificationList', {}, meera)).data).toMatchObject([{ kind: 'enquiry' }])
    expect(await call('answerEnquiry', { enquiry_id: question!.id, message: 'Yes' }, kabir)).toMatchObject({
      status: 400,
    })
    expect(await call('readEnquiries', { ids: [question!.id], desk: true }, kabir)).toMatchObject({ status: 403 })
    await deliver()
    app.services.mail.sent.length = 0
    await call('answerEnquiry', { enquiry_id: question!.id, message: 'Yes' }, meera)
    expect((await deliver())[0]!.text).toContain('Lintel replied to your enquiry')
  })

  test('sends at most ten replies a day per enquiry', async () => {
    await ask()
    const [question] = (await inbox(kabir)).data
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call('answerEnquiry', { enquiry_id: question!.id, message: 'Buy' }, kabir)),
    )
    expect(answers.filter(({ error }) => !error)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(await call('answerEnquiry', { enquiry_id: question!.id, message: ' \u0007' }, kabir)).toMatchObject({
      status: 400,
      message: 'message is required',
    })
  })
})

test('enquiries are deleted after 180 days', async () => {
  await ask()
  await ask()
  await db`update enquiries set created_at = ${daysAgo(181)} where id = (select min(id) from enquiries)`
  await db`update enquiries set created_at = ${daysAgo(179)} where id = (select max(id) from enquiries)`
  const run = () => purgeEnquiries.run({ ...app.services, sql: db }, {})
  await run()
  await run()
  expect((await inbox(kabir)).data).toHaveLength(1)
})

describe('erasing an account', () => {
  test('deletes enquiries sent with its address, signed in or not', async () => {
    const asha = await makeUser(db)
    await ask({}, asha)
    await ask({ email: asha.email.toUpperCase() })
    await ask()
    await call('deleteUser', {}, asha)
    expect(await db`select from enquiries`).toHaveLength(1)
  })

  test('deletes the enquiries it received', async () => {
    await ask()
    await call('deleteUser', {}, kabir)
    expect(await db`select from enquiries`).toHaveLength(0)
  })
})
