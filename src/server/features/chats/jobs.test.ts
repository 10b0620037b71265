import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { mailUnreadMessages } from './jobs.ts'

const app = await testApp()
const { db, call } = app
const { sent } = app.services.mail

let asha: MadeUser
let kabir: MadeUser
let home: MadeProperty
beforeEach(async () => {
  await db`delete from chats`
  asha = await makeUser(db, { name: 'Asha Rao' })
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id, title: 'Garden flat' })
  await app.runJobs()
  sent.length = 0
})

const MINUTE = 60_000
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)
const send = (from: MadeUser, to: { id: number }, message: string) =>
  call('sendMessage', { receiver_id: to.id, property_id: home.id, message }, from)
/** Runs the job some minutes later and returns the emails sent so far. */
async function mailed(minutes = 5) {
  await mailUnreadMessages.run({ ...app.services, now: () => later(minutes), sql: db }, {})
  await app.runJobs()
  return sent
}

describe('an unread message', () => {
  test('is emailed after five minutes, once', async () => {
    await send(asha, kabir, 'Is it still free?')
    expect(await mailed(4)).toEqual([])
    expect(await mailed(5)).toMatchObject([
      { to: kabir.email, subject: 'Asha Rao sent you a message about “Garden flat”' },
    ])
    expect(sent[0]!.text).toContain('Is it still free?')
    expect(sent[0]!.text).toContain('http://lintel.test/user/chat')
    expect(await mailed(60)).toHaveLength(1)
  })

  test('is emailed together with all others', async () => {
    await send(asha, kabir, 'One')
    await send(asha, kabir, 'Two')
    await call('sendMessage', { receiver_id: kabir.id, property_id: home.id, message: 'Three' }, await makeUser(db))
    expect(await mailed()).toMatchObject([{ subject: '3 unread messages' }])
    for (const words of ['One', 'Two', 'Three']) expect(sent[0]!.text).toContain(words)
  })

  test('is emailed to each reader, once even when workers run in parallel', async () => {
    await send(asha, kabir, 'Hello')
    await send(kabir, asha, 'Hello you')
    await Promise.all(
      Array.from({ length: 4 }, () => mailUnreadMessages.run({ ...app.services, now: () => later(5), sql: db }, {})),
    )
    await app.runJobs()
    expect(sent.map(({ to }) => to).sort()).toEqual([asha.email, kabir.email].sort())
  })

  test('is quoted up to a limit, as plain text', async () => {
    await send(asha, kabir, `<b>${'x'.repeat(400)}</b>`)
    const [mail] = await mailed()
    expect(mail!.text).not.toContain('x'.repeat(301))
    expect(mail!.html).not.toContain('<b>')
  })
})

describe('no email is sent', () => {
  test('about messages that were read, hidden or unsent in the meantime', async () => {
    await send(asha, kabir, 'One')
    await call('getMessages', { user_id: asha.id, property_id: home.id }, kabir)
    const { id } = await send(asha, kabir, 'Two')
    await call('deleteChatMessage', { message_id: id }, kabir)
    const own = await send(asha, kabir, 'Three')
    await call('deleteChatMessage', { message_id: own.id }, asha)
    expect(await mailed()).toEqual([])
    // The email contains the messages that are still unread, without the hidden one.
    const rude = await send(asha, kabir, 'Rude words')
    await send(asha, kabir, 'Sorry')
    await call('deleteChatMessage', { message_id: rude.id }, kabir)
    const [mail] = await mailed()
    expect(mail!.text).toContain('Sorry')
    expect(mail!.text).not.toContain('Rude words')
  })

  test('while a page is open, nor later about the same messages', async () => {
    await send(asha, kabir, 'Hello')
    await db`insert into presence (user_id, node, seen_at) values (${kabir.id}, 'n', ${later(4.5)})`
    expect(await mailed()).toEqual([])
    await db`delete from presence`
    expect(await mailed(20)).toEqual([])
  })

  test('while presence is fresh, but with a stale presence row it is', async () => {
    await send(asha, kabir, 'Hello')
    await db`insert into presence (user_id, node, seen_at) values (${kabir.id}, 'n', ${later(3)})`
    expect(await mailed()).toHaveLength(1)
    await db`delete from presence`
  })

  test('to a user who turned off emails about messages', async () => {
    await call('setNotificationPreferences', { choices: [{ kind: 'message', channel: 'mail', is_on: 0 }] }, kabir)
    await send(asha, kabir, 'Hello')
    expect(await mailed()).toEqual([])
  })

  test('to a user who turned off all notifications', async () => {
    await db`update users set wants_notifications = false where id = ${kabir.id}`
    await send(asha, kabir, 'Hello')
    expect(await mailed()).toEqual([])
  })

  test('to a deactivated account or one without an email address', async () => {
    await send(asha, kabir, 'Hello')
    await db`update users set is_active = false where id = ${kabir.id}`
    expect(await mailed()).toEqual([])
    const phone = await makeUser(db, { login_type: 'phone', email: null, phone: '15550199', country_code: '1' })
    await call(
      'sendMessage',
      { receiver_id: phone.id, property_id: (await makeProperty(db, { owner_id: phone.id })).id, message: 'Hi' },
      asha,
    )
    expect(await mailed()).toEqual([])
  })

  test('with messages of a user who was blocked in the meantime', async () => {
    await send(asha, kabir, 'Rude words')
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect(await mailed()).toEqual([])
  })

  test('to support, which has no email address here', async () => {
    await send(asha, { id: 0 }, 'Help')
    expect(await mailed()).toEqual([])
  })
})

test('an email that cannot be stored is created by the next run', async () => {
  await send(asha, kabir, 'Hello')
  await db`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`
  await db`create trigger refuse before insert on outbox for each row execute function refuse()`
  await expect(mailUnreadMessages.run({ ...app.services, now: () => later(5), sql: db }, {})).rejects.toThrow('full')
  await db`drop function refuse cascade`
  expect(await mailed()).toHaveLength(1)
})
