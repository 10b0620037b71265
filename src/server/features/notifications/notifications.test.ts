import { beforeEach, describe, expect, test } from 'vitest'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { ar } from '#web/i18n/ar.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'
import { mailForgotten, mailNotifications } from './jobs.ts'
import { notify } from './notify.ts'

const app = await testApp()
const { db, call, services } = app
services.texts = memoryTexts({ en, es, ar })
const ctx = { sql: db, now: NOW, texts: services.texts }
const payment = { amount: '€49', package: 'Plus' }

let asha: MadeUser
beforeEach(async () => {
  await db`delete from pgboss.job`
  await db`delete from notification_mails`
  services.mail.sent.length = 0
  asha = await makeUser(db)
})

describe('the notification list', () => {
  test('contains own notifications and those for all users, newest first, in the reader’s language', async () => {
    proves('7.33')
    const home = await makeProperty(db, { owner_id: asha.id })
    await db`insert into notifications (title, message, send_type, created_at) values ('Long ago', '', 'everyone', ${daysAgo(200)})`
    await db`insert into notifications (title, message, send_type, created_at) values ('To all', 'Hello', 'everyone', ${NOW})`
    await notify(ctx, asha.id, 'listing-approved', { propertyId: home.id, title: home.title })
    await notify(ctx, (await makeUser(db)).id, 'verification-approved', {})
    const list = await call('getNotificationList', {}, asha)
    expect(list).toMatchObject({ total: 2, unread: 2 })
    expect(list.data).toMatchObject([
      {
        title: 'Your listing is live',
        message: `“${home.title}” was approved and is now visible to everyone.`,
        type: 1,
        send_type: 0,
        customers_id: String(asha.id),
        propertys_id: home.id,
        property: { id: home.id, slug_id: home.slug },
        created: 'just now',
        kind: 'listing-approved',
      },
      { title: 'To all', send_type: 1, customers_id: null, property: null, notification_image: '' },
    ])
    const spanish = await app.inject({
      url: '/api/get_notification_list',
      headers: { authorization: `Bearer ${await app.tokenOf(asha)}`, 'content-language': 'es' },
    })
    expect(spanish.json().data[0].title).toBe('Tu anuncio está publicado')
  })

  test('marks notifications as read one by one or all at once, and never those of another user', async () => {
    const kabir = await makeUser(db)
    await notify(ctx, asha.id, 'payment-succeeded', payment)
    await notify(ctx, asha.id, 'payment-failed', payment)
    const [latest] = (await call('getNotificationList', {}, asha)).data
    expect(await call('readNotifications', { ids: [latest!.id] }, kabir)).toMatchObject({ error: false })
    expect(
      await db`select from notification_reads where user_id = ${kabir.id} and notification_id = ${latest!.id}`,
    ).toHaveLength(0)
    expect((await call('readNotifications', { ids: [latest!.id] }, asha)).data).toEqual({
      unread: (await call('getNotificationList', {}, asha)).unread,
    })
    expect((await call('readNotifications', { all: true }, asha)).data).toEqual({ unread: 0 })
    expect(await call('readNotifications', {}, asha)).toMatchObject({ status: 400, message: 'ids or all is required' })
  })
})

describe('a notification email', () => {
  test('is sent immediately as text and HTML, with user input escaped', async () => {
    const home = await makeProperty(db, { owner_id: asha.id, title: 'Flat <b>&</b>' })
    await notify(ctx, asha.id, 'listing-rejected', { propertyId: home.id, title: home.title, reason: 'No <photos>' })
    await app.runJobs()
    await app.runJobs()
    expect(services.mail.sent).toHaveLength(1)
    const [mail] = services.mail.sent
    expect(mail).toMatchObject({ to: asha.email, subject: 'Your listing was rejected' })
    expect(mail!.text).toContain('“Flat <b>&</b>” was rejected: No <photos>')
    expect(mail!.text).toContain(`http://lintel.test/properties-details/${home.slug}`)
    expect(mail!.html).toContain('Flat &lt;b&gt;&amp;&lt;/b&gt;')
    expect(mail!.html).not.toContain('<photos>')
    const [photo] =
      await db`select m.key from media m join properties p on p.title_media_id = m.id where p.id = ${home.id}`
    expect(mail!.html).toContain(`<img src="http://lintel.test/images/`)
    expect(mail!.html).toContain(photo!.key)
    expect(mail!.html).toContain('prefers-color-scheme:dark')
    expect(await db`select status, attempts from outbox where recipient = ${asha.email}`).toEqual([
      { status: 'sent', attempts: 1 },
    ])
  })

  test('has the brand of the site, no photo of a home that is not public, and no address of another host', async () => {
    await db`update settings set value = '#ffe600' where key = 'system_color'`
    try {
      const home = await makeProperty(db, { owner_id: asha.id, is_private: true })
      await notify(ctx, asha.id, 'listing-approved', { propertyId: home.id, title: home.title })
      await app.runJobs()
      await app.runJobs()
      const { html } = services.mail.sent[0]!
      expect(html).toContain('background:#ffe600;color:#0b0f0d')
      expect(html).not.toContain('<img')
      for (const [, address] of html!.matchAll(/(?:src|href)="([^"]+)"/g))
        expect(address).toMatch(/^http:\/\/lintel\.test(\/|$)/)
    } finally {
      await db`update settings set value = '' where key = 'system_color'`
    }
  })

  test.each([
    ['es', 'Pago recibido', 'ltr'],
    ['ar', 'تم استلام الدفعة', 'rtl'],
  ])('is written in %s for a user of that language', async (language_code, subject, direction) => {
    const reader = await makeUser(db, { language_code })
    await notify(ctx, reader.id, 'payment-succeeded', payment)
    await app.runJobs()
    await app.runJobs()
    expect(services.mail.sent).toMatchObject([{ to: reader.email, subject }])
    expect(services.mail.sent[0]!.html).toContain(`<html lang="${language_code}" dir="${direction}">`)
  })

  test('is one digest for several notifications in a burst', async () => {
    for (let count = 0; count < 4; count++) await notify(ctx, asha.id, 'payment-failed', payment)
    expect((await app.runJobs()).filter((name) => name === 'mail-notifications')).toHaveLength(1)
    await app.runJobs()
    expect(services.mail.sent).toMatchObject([{ to: asha.email, subject: '4 new notifications' }])
    // The next notification is emailed only after the minimum interval.
    await notify(ctx, asha.id, 'payment-succeeded', payment)
    await app.runJobs()
    const [waiting] = await db<{ after: Date }[]>`
      select start_after as after from pgboss.job where name = 'mail-notifications' and state = 'created'`
    expect(waiting!.after).toEqual(new Date(NOW.getTime() + 600_000))
    expect(services.mail.sent).toHaveLength(1)
    await db`update user_activity set digest_sent_at = ${daysAgo(1)} where user_id = ${asha.id}`
    await mailNotifications.run({ ...services, sql: db }, { userId: asha.id })
    await app.runJobs()
    expect(services.mail.sent[1]).toMatchObject({ subject: 'Payment received' })
  })

  test('is sent by the recovery job when two transactions each left it to the other', async () => {
    await notify(ctx, asha.id, 'payment-failed', payment)
    await db`delete from pgboss.job`
    await db`update notifications set created_at = ${daysAgo(1)}`
    await mailForgotten.run({ ...services, sql: db }, {})
    await app.runJobs()
    await app.runJobs()
    expect(services.mail.sent).toMatchObject([{ to: asha.email }])
  })

  test('stays pending with its error when delivery fails, and is retried', async () => {
    const broken = { ...services, sql: db, mail: { send: () => Promise.reject(new Error('no route')) } }
    await notify(ctx, asha.id, 'payment-failed', payment)
    await app.runJobs()
    const [letter] = await db<{ id: number }[]>`select id from outbox where recipient = ${asha.email}`
    const { deliverMail } = await import('./jobs.ts')
    await expect(deliverMail.run(broken, { id: letter!.id })).rejects.toThrow('no route')
    expect(await db`select status, attempts, last_error from outbox where id = ${letter!.id}`).toEqual([
      { status: 'pending', attempts: 1, last_error: 'Error: no route' },
    ])
    await app.runJobs()
    await deliverMail.run({ ...services, sql: db }, { id: letter!.id })
    expect(services.mail.sent).toHaveLength(1)
  })

  test('is rolled back with the transaction that caused it', async () => {
    const undone = db.begin(async (sql) => {
      await notify({ ...ctx, sql }, asha.id, 'payment-failed', payment)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await app.runJobs()).toEqual([])
    expect((await call('getNotificationList', {}, asha)).data.filter(({ kind }) => kind !== null)).toEqual([])
  })
})

describe('preferences', () => {
  test('start with the defaults and keep saved choices', async () => {
    const { data } = await call('getNotificationPreferences', {}, asha)
    expect(data.notification).toBe(true)
    expect(data.kinds.find(({ kind }) => kind === 'interest')).toEqual({
      kind: 'interest',
      topic: 'enquiries',
      app: true,
      mail: true,
      push: true,
    })
    const choices = [
      { kind: 'interest', channel: 'mail', is_on: true },
      { kind: 'interest', channel: 'mail', is_on: false },
      { kind: 'announcement', channel: 'mail', is_on: true },
    ] as const
    const after = await call('setNotificationPreferences', { choices: [...choices] }, asha)
    expect(after.data.find(({ kind }) => kind === 'interest')).toMatchObject({ app: true, mail: false })
    expect(after.data.find(({ kind }) => kind === 'announcement')).toMatchObject({ mail: true })
    const unknown = { kind: 'weather', channel: 'mail', is_on: true } as never
    expect(await call('setNotificationPreferences', { choices: [unknown] }, asha)).toMatchObject({ status: 400 })
  })

  test.each([
    ['no mail', { mail: false }, { listed: 1, mailed: 0 }],
    ['mail alone', { app: false }, { listed: 0, mailed: 1 }],
    ['nothing', { app: false, mail: false, push: false }, { listed: 0, mailed: 0 }],
  ])('are applied: %s', async (_what, choices, expected) => {
    for (const [channel, is_on] of Object.entries(choices))
      await db`insert into notification_preferences (user_id, kind, channel, is_on) values (${asha.id}, 'payment-failed', ${channel}, ${is_on})`
    await notify(ctx, asha.id, 'payment-failed', payment)
    await app.runJobs()
    await app.runJobs()
    const listed = (await call('getNotificationList', {}, asha)).data.filter(({ kind }) => kind !== null)
    expect({ listed: listed.length, mailed: services.mail.sent.length }).toEqual(expected)
  })

  test('a user who turned off email and push still sees the notification in the list', async () => {
    await db`update users set wants_notifications = false where id = ${asha.id}`
    await notify(ctx, asha.id, 'payment-failed', payment)
    await app.runJobs()
    await app.runJobs()
    expect(services.mail.sent).toEqual([])
    expect((await call('getNotificationList', {}, asha)).data[0]).toMatchObject({ kind: 'payment-failed' })
  })

  test('a deactivated account receives no notification', async () => {
    await db`update users set is_active = false where id = ${asha.id}`
    await notify(ctx, asha.id, 'payment-failed', payment)
    expect(await db`select from notification_recipients where user_id = ${asha.id}`).toHaveLength(0)
  })
})
