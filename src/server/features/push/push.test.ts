import { beforeEach, describe, expect, test } from 'vitest'
import { enqueue } from '#server/jobs/queue.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp()
const { db, call, services } = app
const { push } = services

let asha: MadeUser
let kabir: MadeUser
let home: MadeProperty
beforeEach(async () => {
  asha = await makeUser(db)
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id })
  push.sent.length = 0
  push.fate = () => 'sent'
})

const tokensOf = async (person: MadeUser) =>
  (await db<{ token: string }[]>`select token from device_tokens where user_id = ${person.id} order by token`).map(
    ({ token }) => token,
  )
const send = (message: string, more: object = {}) =>
  call('sendMessage', { receiver_id: kabir.id, property_id: home.id, message, ...more }, asha)

describe('a device', () => {
  test('is registered for its last user, renewed, replaced and removed', async () => {
    proves('1.17', '7.83')
    await call('registerPush', { token: 'phone' }, asha)
    await call('registerPush', { token: 'phone', platform: 'android' }, kabir)
    expect(await tokensOf(asha)).toEqual([])
    await call('registerPush', { token: 'newer', replaces: 'phone' }, kabir)
    expect(await tokensOf(kabir)).toEqual(['newer'])
    expect(await call('unregisterPush', { token: 'newer' }, kabir)).toMatchObject({ error: false })
    expect(await tokensOf(kabir)).toEqual([])
  })

  test('of another user is neither removed nor replaced', async () => {
    await call('registerPush', { token: 'of kabir' }, kabir)
    await call('unregisterPush', { token: 'of kabir' }, asha)
    await call('registerPush', { token: 'of asha', replaces: 'of kabir' }, asha)
    expect(await tokensOf(kabir)).toEqual(['of kabir'])
  })

  test('with an unknown push service is refused', async () => {
    expect(await call('registerPush', { token: 'nowhere' }, asha)).toMatchObject({
      error: true,
      message: 'token does not belong to a known push service',
    })
    expect(await tokensOf(asha)).toEqual([])
  })

  test('is one of at most 20: the one unused for longest is removed', async () => {
    for (let number = 10; number <= 30; number++)
      await db`
        insert into device_tokens (token, user_id, updated_at)
        values (${`device ${number}`}, ${kabir.id}, ${NOW}::timestamptz - ${number} * interval '1 day')`
    await call('registerPush', { token: 'latest' }, kabir)
    const tokens = await tokensOf(kabir)
    expect(tokens).toHaveLength(20)
    expect(tokens).toContain('latest')
    expect(tokens).not.toContain('device 30')
  })

  test('receives the public key and its lifetime of a week', async () => {
    expect((await call('getPushSettings', {}, asha)).data).toEqual({ public_key: 'a public key', expires_in: 604_800 })
  })
})

describe('a chat message', () => {
  beforeEach(() => call('registerPush', { token: `device of ${kabir.id}` }, kabir))

  test('is pushed to the recipient’s devices in the format apps read, and to no other device', async () => {
    await call('registerPush', { token: 'own' }, asha)
    const { id } = await send('Is it still free?')
    await app.runJobs()
    expect(push.sent).toHaveLength(1)
    const [{ token, message }] = push.sent as [(typeof push.sent)[number]]
    expect(token).toBe(`device of ${kabir.id}`)
    expect(message).toMatchObject({
      title: home.title,
      body: `${asha.name}: Is it still free?`,
      link: `http://lintel.test/user/chat?user=${asha.id}&property=${home.id}`,
      tag: `chat-${asha.id}-${home.id}`,
      data: { type: 'chat', sender_id: String(asha.id), receiver_id: String(kabir.id), unread_messages_count: '1' },
    })
    expect(Object.values(message.data).every((value) => typeof value === 'string')).toBe(true)
    expect(await db`select done_at from push_deliveries where message_id = ${id}`).toEqual([{ done_at: NOW }])
  })

  test('is delivered once even when its job runs twice', async () => {
    await send('Once')
    await app.runJobs()
    const [{ id }] = await db<[{ id: number }]>`select id from push_deliveries order by id desc limit 1`
    await db.begin((sql) => enqueue(sql, 'deliver-push', { id }))
    await app.runJobs()
    expect(push.sent).toHaveLength(1)
    await send('Again', { idempotency_key: 'same' })
    await send('Again', { idempotency_key: 'same' })
    await app.runJobs()
    expect(push.sent).toHaveLength(2)
  })

  test('that was read or unsent, or whose push is turned off, is not shown', async () => {
    const { id } = await send('Taken back')
    await call('deleteChatMessage', { message_id: id }, asha)
    const read = await send('Read at once')
    await call('readChat', { user_id: asha.id, property_id: home.id, message_id: read.id }, kabir)
    await app.runJobs()
    expect(push.sent.map(({ message }) => message.data.type)).toEqual(['delete_message'])
    push.sent.length = 0
    await call('setNotificationPreferences', { choices: [{ kind: 'message', channel: 'push', is_on: 0 }] }, kabir)
    await send('Not there')
    await app.runJobs()
    expect(push.sent).toEqual([])
  })

  test('that is unsent after delivery is removed from the recipient’s device, once', async () => {
    await call('registerPush', { token: 'own' }, asha)
    const { id } = await send('A secret')
    const { id: kept } = await send('Hidden by its reader')
    await app.runJobs()
    push.sent.length = 0
    await call('deleteChatMessage', { message_id: kept }, kabir)
    await call('deleteChatMessage', { message_id: id }, asha)
    await app.runJobs()
    expect(push.sent).toEqual([
      {
        token: `device of ${kabir.id}`,
        message: expect.objectContaining({
          title: '',
          tag: `chat-${asha.id}-${home.id}`,
          data: {
            type: 'delete_message',
            message_id: String(id),
            sender_id: String(asha.id),
            receiver_id: String(kabir.id),
            property_id: String(home.id),
          },
        }),
      },
    ])
  })

  test('to a device that is gone deletes the device; an unreachable one is kept', async () => {
    push.fate = () => 'unreachable'
    await send('Nobody hears')
    await app.runJobs()
    expect(await tokensOf(kabir)).toHaveLength(1)
    push.fate = () => 'gone'
    await send('Nobody there')
    await app.runJobs()
    expect(await tokensOf(kabir)).toEqual([])
  })

  test('stays pending while the push service is down', async () => {
    push.fate = () => {
      throw new Error('down')
    }
    await send('Later')
    await app.runJobs().catch(() => {})
    expect(await db`select done_at from push_deliveries order by id desc limit 1`).toEqual([{ done_at: null }])
    expect(await tokensOf(kabir)).toHaveLength(1)
  })
})

describe('a notification', () => {
  test('is pushed to the devices of a user who enabled push, in the text of its kind', async () => {
    await call('registerPush', { token: `device of ${kabir.id}` }, kabir)
    await call('interestedUsers', { property_id: home.id, type: 1 }, asha)
    await app.runJobs()
    expect(push.sent.map(({ message }) => message)).toMatchObject([
      {
        title: 'New lead',
        body: `${asha.name} is interested in “${home.title}”.`,
        link: `http://lintel.test/properties-details/${home.slug}`,
        data: { type: 'property_inquiry', id: String(home.id) },
      },
    ])
    await call('setNotificationPreferences', { choices: [{ kind: 'interest', channel: 'push', is_on: 0 }] }, kabir)
    await call('interestedUsers', { property_id: home.id, type: 1 }, await makeUser(db))
    await app.runJobs()
    expect(push.sent).toHaveLength(1)
  })
})
