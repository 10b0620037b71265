import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { lockForWriting } from '#server/features/blocks/public.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { listForInboxes } from './message.sql.ts'
import { insertMessage, lockKey } from './send.sql.ts'

const app = await testApp()
const { db, call } = app

let asha: MadeUser
let kabir: MadeUser
let stranger: MadeUser
let home: MadeProperty
beforeEach(async () => {
  asha = await makeUser(db)
  kabir = await makeUser(db)
  stranger = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id })
})

const send = (from: MadeUser, to: { id: number }, message = 'Hello') =>
  call('sendMessage', { receiver_id: to.id, property_id: home.id, message }, from)
const thread = (as: MadeUser, withId: number) => call('getChatThread', { user_id: withId, property_id: home.id }, as)
const presenceOf = async (as: MadeUser, ids: number[]) =>
  (await call('getPresence', { user_ids: ids.join() }, as)).data.map(({ user_id }) => user_id)
const eventsOf = async (user: MadeUser, kind: string) =>
  (await db`select data from live_events where owner_id = ${user.id} and kind = ${kind} order by seq`).map(
    ({ data }) => data,
  )
const isHere = (user: MadeUser) => db`insert into presence (user_id, node, seen_at) values (${user.id}, 'n', ${NOW})`

describe('presence', () => {
  test('is returned only for users with a chat, and not once either blocks the other', async () => {
    expect(await presenceOf(asha, [kabir.id])).toEqual([])
    await send(asha, kabir)
    expect(await presenceOf(asha, [kabir.id, stranger.id])).toEqual([kabir.id])
    expect(await presenceOf(stranger, [kabir.id, asha.id])).toEqual([])
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect([await presenceOf(asha, [kabir.id]), await presenceOf(kabir, [asha.id])]).toEqual([[], []])
  })

  test('is not shown in a chat before its first message, after a block, or for a deactivated account', async () => {
    await isHere(kabir)
    expect((await thread(asha, kabir.id)).data.person).toMatchObject({ is_online: false, last_seen_at: null })
    await send(asha, kabir)
    expect((await thread(asha, kabir.id)).data.person.is_online).toBe(true)
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect((await thread(asha, kabir.id)).data.person).toMatchObject({ is_online: false, is_blocked_by_user: true })
    await call('unblockUser', { to_user_id: asha.id }, kabir)
    await db`update users set is_active = false where id = ${kabir.id}`
    expect(await presenceOf(asha, [kabir.id])).toEqual([])
  })
})

test('messages that wait for a block do not block other calls', async () => {
  await send(asha, kabir)
  const held = Promise.withResolvers<void>()
  const writing = db.begin((sql) => Promise.all([lockForWriting(sql, { me: asha.id, other: kabir.id }), held.promise]))
  const blocking = call('blockUser', { to_user_id: asha.id }, kabir)
  await expect.poll(countWaiting).toBe(1)
  const waiting = Array.from({ length: 5 }, () => send(asha, kabir))
  await expect.poll(countWaiting).toBeGreaterThan(4)
  const answer = await Promise.race([presenceOf(stranger, [kabir.id]), sleep(3_000, 'waited')])
  held.resolve()
  expect(answer).toEqual([])
  await Promise.all([writing, blocking])
  for (const sent of await Promise.all(waiting)) expect(sent.message).toBe('You can’t message this user')
})

const countWaiting = async () =>
  (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length

describe('a chat thread', () => {
  test('without messages opens for a user who may send the first one, and is not found for others', async () => {
    expect((await thread(asha, kabir.id)).data.messages).toEqual([])
    expect(await thread(kabir, asha.id)).toMatchObject({ status: 400, message: 'Chat not found' })
    expect(await thread(asha, stranger.id)).toMatchObject({ status: 400, message: 'Chat not found' })
    await db`insert into interests (user_id, property_id) values (${asha.id}, ${home.id})`
    expect(await thread(kabir, asha.id)).toMatchObject({ error: false })
    await db`update properties set is_active = false where id = ${home.id}`
    expect(await thread(stranger, kabir.id)).toMatchObject({ status: 400, message: 'Chat not found' })
  })

  test('of two other users cannot be read, marked, typed in or cleared', async () => {
    const { id } = await send(asha, kabir, 'Private')
    const to = { user_id: kabir.id, property_id: home.id }
    expect((await call('getMessages', to, stranger)).data.data).toEqual([])
    expect((await thread(stranger, kabir.id)).data.messages).toEqual([])
    expect(await call('readChat', { ...to, message_id: id }, stranger)).toMatchObject({
      status: 400,
      message: 'Chat not found',
    })
    expect(await call('typeInChat', to, stranger)).toMatchObject({ status: 400, message: 'Chat not found' })
    expect(await call('deleteChatMessage', { receiver_id: kabir.id, property_id: home.id }, stranger)).toMatchObject({
      status: 400,
    })
    await call('acknowledgeMessages', { message_ids: [id] }, stranger)
    // The sender cannot acknowledge the message either.
    await call('acknowledgeMessages', { message_ids: [id] }, asha)
    expect(await db`select read_at, delivered_at from messages where id = ${id}`).toEqual([
      { read_at: null, delivered_at: null },
    ])
  })
})

test('reading a chat does not mark the reader’s own messages as read', async () => {
  const { id } = await send(asha, kabir)
  await call('getMessages', { user_id: kabir.id, property_id: home.id }, asha)
  await call('readChat', { user_id: kabir.id, property_id: home.id, message_id: id }, asha)
  expect(await db`select read_at from messages where id = ${id}`).toEqual([{ read_at: null }])
})

test('an event in the wrong inbox does not reveal a message of other users', async () => {
  const { id } = await send(asha, kabir, 'Private')
  const inboxes = [asha, kabir, stranger].map(({ id: ownerId }) => ({ ownerId, messageId: id }))
  const seenBy = async () => (await listForInboxes(db, inboxes)).map(({ ownerId }) => ownerId).sort((a, b) => a - b)
  expect(await seenBy()).toEqual([asha.id, kabir.id])
  await call('deleteChatMessage', { message_id: id }, kabir)
  expect(await seenBy()).toEqual([asha.id])
})

describe('after a block', () => {
  test('neither participant can send, regardless of who blocked', async () => {
    await send(asha, kabir)
    await call('blockUser', { to_user_id: kabir.id }, asha)
    expect(await send(asha, kabir)).toMatchObject({
      message: 'You’ve blocked this user. Unblock them to send a message',
    })
    expect(await send(kabir, asha)).toMatchObject({ message: 'You can’t message this user' })
  })

  test('neither participant gets delivery or read receipts', async () => {
    const { id } = await send(asha, kabir)
    await call('blockUser', { to_user_id: asha.id }, kabir)
    await call('acknowledgeMessages', { message_ids: [id] }, kabir)
    await call('readChat', { user_id: asha.id, property_id: home.id, message_id: id }, kabir)
    expect(await eventsOf(asha, 'receipt')).toEqual([])
    await call('unblockUser', { to_user_id: asha.id }, kabir)
    const later = await send(asha, kabir, 'Again')
    await call('acknowledgeMessages', { message_ids: [later.id] }, kabir)
    await call('readChat', { user_id: asha.id, property_id: home.id, message_id: later.id }, kabir)
    expect((await eventsOf(asha, 'receipt')).map(({ state }) => state)).toEqual(['delivered', 'read'])
  })

  test('neither participant gets typing events', async () => {
    await send(asha, kabir)
    const heard: string[] = []
    const listening = await db.listen('live', (words) => heard.push(words))
    const type = (as: MadeUser, other: MadeUser) => call('typeInChat', { user_id: other.id, property_id: home.id }, as)
    await type(asha, kabir)
    await expect.poll(() => heard.filter((words) => words.includes('typing'))).toHaveLength(1)
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect(await type(asha, kabir)).toMatchObject({ error: false })
    expect(await type(kabir, asha)).toMatchObject({ error: false })
    await db`select pg_notify('live', '{"to":[],"kind":"end"}')`
    await expect.poll(() => heard.some((words) => words.includes('"end"'))).toBe(true)
    expect(heard.filter((words) => words.includes('typing'))).toHaveLength(1)
    await listening.unlisten()
  })
})

describe('a deleted message', () => {
  test('cannot be deleted again by the recipient who hid it, and can still be unsent by its sender', async () => {
    const { id } = await send(asha, kabir, 'Rude')
    await call('deleteChatMessage', { message_id: id }, kabir)
    expect(await call('deleteChatMessage', { message_id: id }, kabir)).toMatchObject({
      status: 400,
      message: 'Message not found',
    })
    expect(await call('deleteChatMessage', { message_id: id }, asha)).toMatchObject({ error: false })
  })

  test('is not marked as delivered', async () => {
    const { id } = await send(asha, kabir)
    await call('deleteChatMessage', { message_id: id }, asha)
    await call('acknowledgeMessages', { message_ids: [id] }, kabir)
    expect(await eventsOf(asha, 'receipt')).toEqual([])
  })
})

test('every call with a desk parameter is refused to users who are not staff', async () => {
  const { id } = await send(asha, { id: 0 }, 'Help')
  const side = { user_id: asha.id, property_id: home.id, desk: true }
  for (const answer of [
    await call('getChatThread', side, stranger),
    await call('readChat', { ...side, message_id: id }, stranger),
    await call('typeInChat', side, stranger),
    await call('acknowledgeMessages', { message_ids: [id], desk: true }, stranger),
    await call('deleteChatMessage', { message_id: id, desk: true }, stranger),
    await call('deleteChatMessage', { receiver_id: asha.id, property_id: home.id, desk: true }, stranger),
  ])
    expect(answer).toMatchObject({ status: 403 })
})

test('a demo login cannot send messages in demo mode, even in an existing chat', async () => {
  await send(asha, kabir)
  await db`update users set is_demo = true where id = ${asha.id}`
  await db`update settings set value = '1' where key = 'demo_mode'`
  expect(await send(asha, kabir)).toMatchObject({ error: true, message: 'This Action is Not Allowed in Demo Mode' })
  await db`update settings set value = '0' where key = 'demo_mode'`
  expect(await send(asha, kabir)).toMatchObject({ error: false })
})

test('a further message in a chat increments the unread count and keeps the time of the due email', async () => {
  await send(asha, kabir)
  const [first] = await db`select mail_at from chat_members where user_id = ${kabir.id}`
  await send(asha, kabir, 'Again')
  expect(await db`select unread_count, mail_at from chat_members where user_id = ${kabir.id}`).toEqual([
    { unread_count: 2, mail_at: first!.mail_at },
  ])
  expect(await db`select unread_count, mail_at from chat_members where user_id = ${asha.id}`).toEqual([
    { unread_count: 0, mail_at: null },
  ])
})

describe('a message in an existing chat', () => {
  beforeEach(async () => {
    expect(await send(asha, kabir)).toMatchObject({ status: 200, error: false })
  })
  const count = async () => (await db`select from messages where sender_id = ${asha.id}`).length

  test.each([
    [
      'the recipient has blocked the sender',
      () => call('blockUser', { to_user_id: asha.id }, kabir),
      { status: 400, message: 'You can’t message this user' },
    ],
    [
      'the sender has blocked the recipient',
      () => call('blockUser', { to_user_id: kabir.id }, asha),
      { status: 400, message: 'You’ve blocked this user. Unblock them to send a message' },
    ],
    [
      'the recipient is deactivated',
      () => db`update users set is_active = false where id = ${kabir.id}`,
      { status: 400, message: 'User not found' },
    ],
    [
      'the sender is deactivated',
      () => db`update users set is_active = false where id = ${asha.id}`,
      { error: true, key: 'accountDeactivated' },
    ],
    [
      'the session was ended',
      () => db`delete from sessions where user_id = ${asha.id}`,
      { status: 401, message: 'Please sign in' },
    ],
    [
      'the session has expired',
      () => db`update sessions set created_at = ${daysAgo(2)}, expires_at = ${NOW} where user_id = ${asha.id}`,
      { status: 401, message: 'Please sign in' },
    ],
    [
      'an administrator impersonates the sender',
      async () => {
        const admin = await makeUser(db, { role: 'admin' })
        await db`update sessions set impersonator_id = ${admin.id} where user_id = ${asha.id}`
      },
      { status: 403, error: true },
    ],
  ])('is refused once %s', async (_condition, change, refusal) => {
    await change()
    expect(await send(asha, kabir)).toMatchObject(refusal)
    expect(await count()).toBe(1)
  })

  test('without text or to the sender is refused', async () => {
    expect(await send(asha, kabir, ' ')).toMatchObject({ error: true, message: 'message is required' })
    expect(await send(asha, asha)).toMatchObject({ error: true, message: 'You can’t message yourself' })
    expect(await count()).toBe(1)
  })

  test('is sent by the account that the session belongs to now', async () => {
    await db`update sessions set user_id = ${stranger.id} where user_id = ${asha.id}`
    await send(asha, kabir)
    expect([await count(), await db`select from messages where sender_id = ${stranger.id}`]).toMatchObject([1, [{}]])
  })

  test('is queued as a push for the devices of the recipient', async () => {
    await db`insert into device_tokens (user_id, token) values (${kabir.id}, 'device')`
    const { id } = await send(asha, kabir)
    expect(await db`select from push_deliveries where message_id = ${id}`).toHaveLength(1)
  })

  test('restores a missing chat member', async () => {
    await db`delete from chat_members where user_id = ${kabir.id}`
    await send(asha, kabir)
    expect(await db`select unread_count from chat_members where user_id = ${kabir.id}`).toEqual([{ unread_count: 1 }])
  })

  test('waits for a message with the same idempotency key in another chat and is then refused', async () => {
    const other = await makeProperty(db, { owner_id: kabir.id })
    await call('sendMessage', { receiver_id: kabir.id, property_id: other.id, message: 'Hello' }, asha)
    const [chat] = await db<{ id: number }[]>`select id from chats where property_id = ${other.id}`
    const held = Promise.withResolvers<void>()
    const kept = Promise.withResolvers<void>()
    const pair = { me: asha.id, other: kabir.id }
    const elsewhere = db.begin(async (sql) => {
      await lockKey(sql, asha.id, 'key')
      const message = { chatId: chat!.id, kind: 'text', body: 'Hello', fileMediaId: null, audioMediaId: null }
      await insertMessage(sql, pair, { ...message, idempotencyKey: 'key', authorId: null, now: NOW, mailAt: NOW })
      kept.resolve()
      await held.promise
    })
    await kept.promise
    const input = { receiver_id: kabir.id, property_id: home.id, message: 'Hello', idempotency_key: 'key' }
    const sending = call('sendMessage', input, asha)
    await expect.poll(countWaiting).toBe(1)
    held.resolve()
    await elsewhere
    expect(await sending).toMatchObject({
      error: true,
      message: 'idempotency_key was already used for another message',
    })
    expect(await count()).toBe(3)
  })
})
