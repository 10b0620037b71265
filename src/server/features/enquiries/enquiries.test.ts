import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { forgetEnquiries } from './jobs.ts'

const app = await testApp()
const { db, call } = app

let kabir: MadeUser
let home: MadeProperty
let count = 0
beforeEach(async () => {
  await db`delete from enquiries`
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
/** The first run writes the mail, the second delivers it. */
const deliver = async () => {
  await app.runJobs()
  await app.runJobs()
  return app.services.mail.sent
}

describe('a question', () => {
  test('reaches whoever offers the home, on the screen and by mail, without the address of the visitor', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      error: false,
      message: 'Thank you. Your question has been sent.',
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
    expect(mail).toMatchObject({ to: kabir.email, subject: 'A question about “Garden flat”' })
    expect(mail!.text).toContain('Ruth Abara asks: Is it quiet?')
    expect(mail!.text).toContain('http://lintel.test/user/enquiries')
    expect(mail!.text + mail!.html).not.toContain('@example.com')
  })

  test('is answered by mail in the visitor’s language, and the answer stands beside it', async () => {
    await ask({ email: 'Ruth@example.com' })
    const [question] = (await inbox(kabir)).data
    await deliver()
    app.services.mail.sent.length = 0
    const { data } = await call('answerEnquiry', { enquiry_id: question!.id, message: 'Very\u0007 quiet.' }, kabir)
    expect(data).toMatchObject({ is_read: true, replies: [{ message: 'Very quiet.' }] })
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: 'Ruth@example.com', subject: 'An answer about “Garden flat”' })
    expect(mail!.text).toContain(`${kabir.name} answered your question`)
    expect(mail!.text).toContain('Very quiet.')
    expect(mail!.text).toContain('Is it quiet?')
    expect(mail!.text).not.toContain(kabir.email)
    expect((await inbox(kabir, { unanswered: true })).data).toEqual([])
    expect((await inbox(kabir)).unread).toBe(0)
  })

  test('cannot add a line to the head of any mail, nor markup to its body', async () => {
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
    [{ consent: 0 }, 'Please agree that we pass your question on'],
    [{ consent: undefined }, 'Please agree that we pass your question on'],
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

  test('of a program is thanked for and dropped', async () => {
    expect(await ask({ website: 'https://casino.test' })).toMatchObject({
      error: false,
      message: 'Thank you. Your question has been sent.',
    })
    expect(await db`select from enquiries`).toHaveLength(0)
  })

  test('is taken only where the site’s owner wants it, and only about what others offer', async () => {
    await switchTo('0')
    expect(await ask()).toMatchObject({
      status: 400,
      message: 'Questions about this property can only be asked with an account',
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

  test('comes ten times in an hour from one place, and five times in one name', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask()))
    expect(answers.filter(({ error }) => !error)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    await db`update enquiries set sender_key = sha256(id::text::bytea)`
    const inName = []
    for (let number = 0; number < 6; number++) {
      inName.push((await ask({ email: number % 2 ? 'one@example.com' : 'ONE@example.com' })).status)
      await db`update enquiries set sender_key = sha256(id::text::bytea)`
    }
    expect(inName).toEqual([200, 200, 200, 200, 200, 429])
    await db`update enquiries set created_at = created_at - interval '61 minutes'`
    expect(await ask({ email: 'one@example.com' })).toMatchObject({ error: false })
  })
})

describe('an inbox', () => {
  test('is its owner’s alone', async () => {
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

  test('stays with whoever was asked when the home changes hands', async () => {
    await ask()
    const heir = await makeUser(db)
    await db`update properties set owner_id = ${heir.id} where id = ${home.id}`
    expect((await inbox(heir)).data).toEqual([])
    expect((await inbox(kabir)).data).toHaveLength(1)
  })

  test('of the site itself is read and answered by its staff', async () => {
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
    expect((await deliver())[0]!.text).toContain('Lintel answered your question')
  })

  test('answers each question ten times a day at most', async () => {
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

test('questions are forgotten after half a year', async () => {
  await ask()
  await ask()
  await db`update enquiries set created_at = ${daysAgo(181)} where id = (select min(id) from enquiries)`
  await db`update enquiries set created_at = ${daysAgo(179)} where id = (select max(id) from enquiries)`
  const run = () => forgetEnquiries.run({ ...app.services, sql: db }, {})
  await run()
  await run()
  expect((await inbox(kabir)).data).toHaveLength(1)
})

describe('somebody who leaves', () => {
  test('takes the questions along that were asked with their address, with or without an account', async () => {
    const asha = await makeUser(db)
    await ask({}, asha)
    await ask({ email: asha.email.toUpperCase() })
    await ask()
    await call('deleteUser', {}, asha)
    expect(await db`select from enquiries`).toHaveLength(1)
  })

  test('is no longer asked, and what they were asked goes with them', async () => {
    await ask()
    await call('deleteUser', {}, kabir)
    expect(await db`select from enquiries`).toHaveLength(0)
  })
})
