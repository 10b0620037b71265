import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { lockForWriting } from '#server/features/blocks/public.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { listForInboxes } from './message-sql.ts'
import { insertMessage, lockKey, sayWords } from './send-queries.ts'

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

describe('who is there', () => {
  test('is for those who talk with each other, and not once one of them blocks', async () => {
    expect(await presenceOf(asha, [kabir.id])).toEqual([])
    await send(asha, kabir)
    expect(await presenceOf(asha, [kabir.id, stranger.id])).toEqual([kabir.id])
    expect(await presenceOf(stranger, [kabir.id, asha.id])).toEqual([])
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect([await presenceOf(asha, [kabir.id]), await presenceOf(kabir, [asha.id])]).toEqual([[], []])
  })

  test('is not shown in a thread before a word was said, nor behind a block, nor of an account that is off', async () => {
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

test('words that wait for a block keep nobody else on the site waiting', async () => {
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
  for (const sent of await Promise.all(waiting)) expect(sent.message).toBe('You cannot write to this user')
})

const countWaiting = async () =>
  (
    await db.apart(
      (sql) => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length

describe('a thread', () => {
  test('without a word opens for whoever could send the first, and tells others nothing', async () => {
    expect((await thread(asha, kabir.id)).data.messages).toEqual([])
    expect(await thread(kabir, asha.id)).toMatchObject({ status: 400, message: 'Chat not found' })
    expect(await thread(asha, stranger.id)).toMatchObject({ status: 400, message: 'Chat not found' })
    await db`insert into interests (user_id, property_id) values (${asha.id}, ${home.id})`
    expect(await thread(kabir, asha.id)).toMatchObject({ error: false })
    await db`update properties set is_active = false where id = ${home.id}`
    expect(await thread(stranger, kabir.id)).toMatchObject({ status: 400, message: 'Chat not found' })
  })

  test('of two others cannot be read, marked, typed in or emptied', async () => {
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
    // Not even its sender can say that it arrived.
    await call('acknowledgeMessages', { message_ids: [id] }, asha)
    expect(await db`select read_at, delivered_at from messages where id = ${id}`).toEqual([
      { read_at: null, delivered_at: null },
    ])
  })
})

test('looking at what one wrote oneself does not make it read', async () => {
  const { id } = await send(asha, kabir)
  await call('getMessages', { user_id: kabir.id, property_id: home.id }, asha)
  await call('readChat', { user_id: kabir.id, property_id: home.id, message_id: id }, asha)
  expect(await db`select read_at from messages where id = ${id}`).toEqual([{ read_at: null }])
})

test('an event that lies in the wrong inbox shows nobody what others wrote', async () => {
  const { id } = await send(asha, kabir, 'Private')
  const inboxes = [asha, kabir, stranger].map(({ id: ownerId }) => ({ ownerId, messageId: id }))
  const seenBy = async () => (await listForInboxes(db, inboxes)).map(({ ownerId }) => ownerId).sort((a, b) => a - b)
  expect(await seenBy()).toEqual([asha.id, kabir.id])
  await call('deleteChatMessage', { message_id: id }, kabir)
  expect(await seenBy()).toEqual([asha.id])
})

describe('behind a block', () => {
  test('neither side writes, whoever made it', async () => {
    await send(asha, kabir)
    await call('blockUser', { to_user_id: kabir.id }, asha)
    expect(await send(asha, kabir)).toMatchObject({ message: 'You have blocked this user. Unblock them to write' })
    expect(await send(kabir, asha)).toMatchObject({ message: 'You cannot write to this user' })
  })

  test('nobody learns that a message arrived or was read', async () => {
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

  test('nobody sees the other type', async () => {
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

describe('a message that was deleted', () => {
  test('for oneself cannot be deleted again, nor be found by its key', async () => {
    const { id } = await send(asha, kabir, 'Rude')
    await call('deleteChatMessage', { message_id: id }, kabir)
    expect(await call('deleteChatMessage', { message_id: id }, kabir)).toMatchObject({
      status: 400,
      message: 'Message not found',
    })
    expect(await call('deleteChatMessage', { message_id: id }, asha)).toMatchObject({ error: false })
  })

  test('is not marked as arrived', async () => {
    const { id } = await send(asha, kabir)
    await call('deleteChatMessage', { message_id: id }, asha)
    await call('acknowledgeMessages', { message_ids: [id] }, kabir)
    expect(await eventsOf(asha, 'receipt')).toEqual([])
  })
})

test('the desk is spoken for by staff alone, in every call that has a side', async () => {
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

test('a login that everybody knows says nothing while the site is shown off, in no conversation', async () => {
  await send(asha, kabir)
  await db`update users set is_demo = true where id = ${asha.id}`
  await db`update settings set value = '1' where key = 'demo_mode'`
  expect(await send(asha, kabir)).toMatchObject({ error: true, message: 'This Action is Not Allowed in Demo Mode' })
  await db`update settings set value = '0' where key = 'demo_mode'`
  expect(await send(asha, kabir)).toMatchObject({ error: false })
})

test('a message of a conversation that goes on counts as unread, and leaves a mail for later once', async () => {
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

describe('words that are said at once', () => {
  let sessionId: number
  beforeEach(async () => {
    sessionId = Number((await app.tokenOf(asha)).split('|')[0])
  })
  const say = (idempotencyKey: string | null = null) =>
    sayWords(
      db,
      sessionId,
      { me: asha.id, other: kabir.id },
      { propertyId: home.id, idempotencyKey, body: 'Hello', now: NOW, mailAt: NOW },
    )
  const count = async () => (await db`select from messages where sender_id = ${asha.id}`).length

  test('are what a call says in a conversation that goes on: they carry their own numbers', async () => {
    await send(asha, kabir)
    await send(asha, kabir, 'Again')
    const numbers = await db`select sender_seq, recipient_seq from messages where sender_id = ${asha.id} order by id`
    expect(numbers).toEqual([
      { sender_seq: null, recipient_seq: null },
      { sender_seq: 2, recipient_seq: 2 },
    ])
  })

  test('need a conversation that goes on, and a key that is new', async () => {
    expect(await say()).toBeNull()
    await send(asha, kabir)
    expect(await say('key')).toMatchObject({ id: expect.any(Number) })
    const [before] = await db`select last_message_id from chats where user_id = ${asha.id}`
    expect(await say('key')).toBeNull()
    expect(await count()).toBe(2)
    expect(await db`select last_message_id from chats where user_id = ${asha.id}`).toEqual([before])
  })

  test.each([
    ['a block', () => call('blockUser', { to_user_id: asha.id }, kabir)],
    ['an own block', () => call('blockUser', { to_user_id: kabir.id }, asha)],
    ['an account that is off', () => db`update users set is_active = false where id = ${kabir.id}`],
    ['a device to be told', () => db`insert into device_tokens (user_id, token) values (${kabir.id}, 'device')`],
    ['a side that was not there before', () => db`delete from chat_members where user_id = ${kabir.id}`],
    ['a session that was ended', () => db`delete from sessions where id = ${sessionId}`],
    [
      'a session that is over',
      () => db`update sessions set created_at = ${daysAgo(2)}, expires_at = ${NOW} where id = ${sessionId}`,
    ],
    ['a session of somebody else', () => db`update sessions set user_id = ${kabir.id} where id = ${sessionId}`],
    ['a session that was lent', () => db`update sessions set impersonator_id = ${stranger.id} where id = ${sessionId}`],
    ['an own account that is off', () => db`update users set is_active = false where id = ${asha.id}`],
    ['a login that everybody knows', () => db`update users set is_demo = true where id = ${asha.id}`],
  ])('are left to the long way by %s', async (_reason, change) => {
    await send(asha, kabir)
    expect(await say()).not.toBeNull()
    await change()
    expect(await say()).toBeNull()
    expect(await count()).toBe(2)
  })

  test('wait for the same key elsewhere before anybody can wait for them', async () => {
    const other = await makeProperty(db, { owner_id: kabir.id })
    await send(asha, kabir)
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
    const said = say('key')
    await sleep(200)
    held.resolve()
    await elsewhere
    expect(await said).toBeNull()
  })
})

describe('somebody who wrote a moment ago', () => {
  beforeEach(async () => {
    await send(asha, kabir)
    expect(await send(asha, kabir)).toMatchObject({ status: 200, error: false })
  })
  const count = async () => (await db`select from messages where sender_id = ${asha.id}`).length

  test('is nobody as soon as the session has ended, whatever they say', async () => {
    await db`delete from sessions where user_id = ${asha.id}`
    for (const message of ['Hello', ''])
      expect(await send(asha, kabir, message)).toMatchObject({ status: 401, message: 'Please sign in' })
    expect(await count()).toBe(2)
  })

  test('is told that the account was switched off', async () => {
    await db`update users set is_active = false where id = ${asha.id}`
    expect(await send(asha, kabir)).toMatchObject({ error: true, key: 'accountDeactivated' })
    expect(await count()).toBe(2)
  })

  test('is told what is wrong with the words, and of a block', async () => {
    expect(await send(asha, kabir, ' ')).toMatchObject({ error: true, message: 'message is required' })
    expect(await send(asha, asha)).toMatchObject({ error: true, message: 'You cannot write to yourself' })
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect(await send(asha, kabir)).toMatchObject({ error: true, message: 'You cannot write to this user' })
    expect(await count()).toBe(2)
  })
})
