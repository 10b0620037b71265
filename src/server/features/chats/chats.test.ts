import { beforeEach, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { daysAgo, type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call } = app

let asha: MadeUser
let kabir: MadeUser
let meera: MadeUser
let home: MadeProperty
beforeEach(async () => {
  asha = await makeUser(db)
  kabir = await makeUser(db)
  meera = await makeUser(db, { role: 'moderator' })
  home = await makeProperty(db, { owner_id: kabir.id })
})

const send = (from: MadeUser, to: { id: number }, message: string, more: object = {}) =>
  call('sendMessage', { receiver_id: to.id, property_id: home.id, message, ...more }, from)
const thread = (as: MadeUser, withId: number, more: object = {}) =>
  call('getMessages', { user_id: withId, property_id: home.id, ...more }, as)
const SUPPORT_ID = { id: 0 }

describe('a chat', () => {
  test('starts with a message to the owner and is listed for both participants', async () => {
    proves('7.36', '7.38', '1.4')
    const sent = await send(asha, kabir, 'Is it still free?')
    expect(sent).toMatchObject({ status: 200, error: false, message: 'Message sent', id: expect.any(Number) })
    expect(sent.data).toMatchObject({
      id: sent.id,
      sender_id: asha.id,
      receiver_id: kabir.id,
      property_id: home.id,
      message: 'Is it still free?',
      chat_message_type: 'text',
      is_read: 0,
      file: '',
      audio: '',
      time_ago: 'just now',
    })
    const [own, others] = [await call('getChats', {}, asha), await call('getChats', {}, kabir)]
    expect(own).toMatchObject({ total_page: 1, total: 1 })
    expect(own.data).toMatchObject([{ user_id: kabir.id, name: kabir.name, property_id: home.id, unread_count: 0 }])
    expect(others.data).toMatchObject([
      { user_id: asha.id, title: home.title, unread_count: 1, last_message: 'Is it still free?', fcm_id: '' },
    ])
    expect((await call('getChats', {}, meera)).data).toEqual([])
  })

  test('opens with its property and says whether the reader owns it', async () => {
    await send(asha, kabir, 'Is it still free?')
    const opened = (reader: MadeUser, other: MadeUser) =>
      call('getChatThread', { user_id: other.id, property_id: home.id }, reader)
    expect((await opened(asha, kabir)).data).toMatchObject({
      person: { id: kabir.id },
      property: { id: home.id, is_own: false },
      unread_count: 0,
    })
    expect((await opened(kabir, asha)).data).toMatchObject({ property: { is_own: true }, unread_count: 1 })
  })

  test('is paged newest first, and page 0 is the first page', async () => {
    proves('7.37')
    for (let number = 1; number <= 5; number++) await send(asha, kabir, `Message ${number}`)
    const pages = [0, 2, 3].map((page) => thread(kabir, asha.id, { page, per_page: 2 }))
    const [first, second, third] = await Promise.all(pages)
    expect(first!.total_page).toBe(3)
    expect(first!.data).toMatchObject({ current_page: 1, last_page: 3, per_page: 2, total: 5, from: 1, to: 2 })
    expect([first, second, third].map((page) => page!.data.data.map(({ message }) => message))).toEqual([
      ['Message 5', 'Message 4'],
      ['Message 3', 'Message 2'],
      ['Message 1'],
    ])
    expect(second!.data).toMatchObject({
      prev_page_url: 'http://lintel.test/api/get_messages?page=1',
      next_page_url: 'http://lintel.test/api/get_messages?page=3',
    })
  })

  test('is marked as read when it is opened, and the sender sees the read status', async () => {
    await send(asha, kabir, 'One')
    await send(asha, kabir, 'Two')
    expect((await call('getUnreadCounts', {}, kabir)).data).toEqual({ chats: 1, messages: 2, notifications: 0 })
    await thread(kabir, asha.id)
    expect((await call('getUnreadCounts', {}, kabir)).data).toEqual({ chats: 0, messages: 0, notifications: 0 })
    expect((await thread(asha, kabir.id)).data.data.map(({ is_read }) => is_read)).toEqual([1, 1])
  })

  test('continues after the property is hidden, but a first message is refused', async () => {
    await send(asha, kabir, 'Is it still free?')
    await db`update properties set is_active = false where id = ${home.id}`
    expect(await send(kabir, asha, 'No')).toMatchObject({ error: false })
    expect(await send(await makeUser(db), kabir, 'Is it?')).toMatchObject({
      status: 400,
      message: 'Property not found',
    })
  })

  test('can be started by an owner only with users who showed interest', async () => {
    expect(await send(kabir, asha, 'Buy it!')).toMatchObject({ status: 400, error: true })
    await db`insert into interests (user_id, property_id) values (${asha.id}, ${home.id})`
    expect(await send(kabir, asha, 'You asked?')).toMatchObject({ status: 200, error: false })
  })

  test.each([
    ['oneself', () => kabir, () => kabir, 'You can’t message yourself'],
    ['somebody who does not exist', () => asha, () => ({ id: 999_999_999 }), 'User not found'],
    [
      'another visitor',
      () => asha,
      () => meera,
      'You can only message owners of a property and users who contacted you about yours',
    ],
  ])('with %s is refused', async (_who, from, to, message) => {
    expect(await send(from(), to(), 'Hello')).toMatchObject({ status: 400, error: true, message })
  })

  test('with a deactivated account is refused', async () => {
    await send(asha, kabir, 'Hello')
    await db`update users set is_active = false where id = ${kabir.id}`
    expect(await send(asha, kabir, 'Hello?')).toMatchObject({ status: 400, message: 'User not found' })
  })
})

describe('a message', () => {
  test.each([
    ['nothing', {}, 'message is required'],
    ['blanks', { message: ' \n\u202e ' }, 'message is required'],
    ['too much', { message: 'x'.repeat(5001) }, 'message may have at most 5000 characters'],
  ])('of %s is refused with an error message', async (_what, input, message) => {
    proves('5.14')
    const answer = await call('sendMessage', { receiver_id: kabir.id, property_id: home.id, ...input }, asha)
    expect(answer).toMatchObject({ status: 200, error: true, message })
    expect(await db`select from messages where sender_id = ${asha.id}`).toHaveLength(0)
  })

  test('of a megabyte is refused before it is parsed', async () => {
    const answer = await send(asha, kabir, 'x'.repeat(1_100_000))
    expect(answer).toMatchObject({ status: 413, error: true })
  })

  test('keeps markup as text and drops invisible characters', async () => {
    const { data } = await send(asha, kabir, '<b>hi</b>\u0007\u202e there')
    expect(data?.message).toBe('<b>hi</b> there')
  })

  test('is sent by the user of the session, regardless of a sender_id in the request', async () => {
    const { id } = await send(asha, kabir, 'Hello', { sender_id: meera.id })
    expect(await db`select sender_id from messages where id = ${id}`).toEqual([{ sender_id: asha.id }])
  })

  test('with the same idempotency key is sent once, also in parallel', async () => {
    const key = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(asha, kabir, 'Once', key)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]!.data?.idempotency_key).toBe(key.idempotency_key)
    expect((await thread(kabir, asha.id)).data.data).toMatchObject([{ message: 'Once', idempotency_key: null }])
    expect(
      await db`select unread_count from chat_members m join chats c on c.id = m.chat_id where c.property_id = ${home.id} and m.user_id = ${asha.id}`,
    ).toEqual([{ unread_count: 0 }])
    // Keys are per sender: another sender may use the same one.
    expect((await send(kabir, asha, 'Mine', key)).id).not.toBe(answers[0]!.id)
  })

  test('with an idempotency key of another chat is refused', async () => {
    const key = { idempotency_key: 'k' }
    await send(asha, kabir, 'One', key)
    const elsewhere = await makeProperty(db, { owner_id: kabir.id })
    const answer = await call(
      'sendMessage',
      { receiver_id: kabir.id, property_id: elsewhere.id, message: 'Two', ...key },
      asha,
    )
    expect(answer).toMatchObject({ error: true, message: 'idempotency_key was already used for another message' })
  })

  test('sent before a block is still returned for its idempotency key', async () => {
    const key = { idempotency_key: 'lost answer' }
    const { id } = await send(asha, kabir, 'Hello', key)
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect(await send(asha, kabir, 'Hello', key)).toMatchObject({ error: false, id })
  })
})

describe('deleting a message', () => {
  test('that the user sent removes it for both participants and its text from the database', async () => {
    proves('7.39')
    const { id } = await send(asha, kabir, 'A secret')
    await send(asha, kabir, 'Fine')
    expect(await call('deleteChatMessage', { message_id: id }, asha)).toMatchObject({ status: 200, error: false })
    for (const [as, other] of [
      [asha, kabir],
      [kabir, asha],
    ] as const)
      expect((await thread(as, other.id)).data.data.map(({ message }) => message)).toEqual(['Fine'])
    expect(await db`select body from messages where id = ${id}`).toEqual([{ body: null }])
    expect(await call('deleteChatMessage', { message_id: id }, asha)).toMatchObject({ status: 400 })
  })

  test('that the user received hides it for that user only', async () => {
    const { id } = await send(asha, kabir, 'Rude')
    await call('deleteChatMessage', { message_id: id }, kabir)
    expect((await thread(kabir, asha.id)).data.data).toEqual([])
    expect((await thread(asha, kabir.id)).data.data).toMatchObject([{ message: 'Rude' }])
    expect((await call('getUnreadCounts', {}, kabir)).data.messages).toBe(0)
  })

  test('of other users is refused', async () => {
    const { id } = await send(asha, kabir, 'Private')
    expect(await call('deleteChatMessage', { message_id: id }, meera)).toMatchObject({
      status: 400,
      message: 'Message not found',
    })
    expect(await call('deleteChatMessage', { message_id: id, desk: true }, meera)).toMatchObject({ status: 400 })
    expect((await thread(kabir, asha.id)).data.data).toHaveLength(1)
  })

  test('by chat clears that chat for the user only', async () => {
    const elsewhere = await makeProperty(db, { owner_id: kabir.id })
    await send(asha, kabir, 'Here')
    await call('sendMessage', { receiver_id: kabir.id, property_id: elsewhere.id, message: 'There' }, asha)
    await call('deleteChatMessage', { receiver_id: kabir.id, property_id: home.id }, asha)
    expect((await call('getChats', {}, asha)).data).toMatchObject([{ property_id: elsewhere.id }])
    expect((await call('getChats', {}, kabir)).data).toHaveLength(2)
    await send(kabir, asha, 'Still there?')
    expect((await thread(asha, kabir.id)).data.data.map(({ message }) => message)).toEqual(['Still there?'])
  })

  test('of a chat that does not exist is refused', async () => {
    expect(await call('deleteChatMessage', { receiver_id: kabir.id, property_id: home.id }, asha)).toMatchObject({
      status: 400,
      message: 'Chat not found',
    })
    expect(await call('deleteChatMessage', {}, asha)).toMatchObject({ status: 400, error: true })
  })
})

describe('support', () => {
  test('is user 0, and staff reply as it', async () => {
    proves('6.12')
    await send(asha, SUPPORT_ID, 'Please help')
    expect((await call('getChats', {}, asha)).data).toMatchObject([{ user_id: 0, name: 'Admin' }])
    const inbox = await call('getChats', { desk: true }, meera)
    expect(inbox.data).toMatchObject([{ user_id: asha.id, unread_count: 1 }])
    const answer = await send(meera, asha, 'Gladly', { desk: true })
    expect(answer.data).toMatchObject({ sender_id: 0, receiver_id: asha.id })
    expect((await thread(asha, 0)).data.data.map(({ sender_id, message }) => [sender_id, message])).toEqual([
      [0, 'Gladly'],
      [asha.id, 'Please help'],
    ])
    expect((await thread(meera, asha.id, { desk: true })).data.total).toBe(2)
  })

  test('shows staff which staff member replied, and no one else', async () => {
    await send(asha, SUPPORT_ID, 'Please help')
    await send(meera, asha, 'Gladly', { desk: true })
    const authors = async (as: MadeUser, withId: number, desk: boolean) => {
      const { data } = await call('getChatThread', { user_id: withId, property_id: home.id, desk }, as)
      return data.messages.map(({ author_name }) => author_name)
    }
    expect(await authors(meera, asha.id, true)).toEqual([meera.name, null])
    expect(await authors(asha, 0, false)).toEqual([null, null])
    expect((await thread(asha, 0)).data.data.map(({ author_name }) => author_name)).toEqual([null, null])
  })

  test('counts its unread chats and messages', async () => {
    await db`delete from chats where counterpart_id is null`
    const unread = async () => (await call('getUnreadCounts', { desk: true }, meera)).data
    expect(await unread()).toMatchObject({ chats: 0, messages: 0 })
    for (const message of ['Please help', 'Is anybody there?']) await send(asha, SUPPORT_ID, message)
    const other = await makeUser(db)
    await send(other, SUPPORT_ID, 'Me too')
    await send(asha, kabir, 'Hello')
    expect(await unread()).toMatchObject({ chats: 2, messages: 3 })
    await thread(meera, asha.id, { desk: true })
    expect(await unread()).toMatchObject({ chats: 1, messages: 1 })
    await call('deleteChatMessage', { receiver_id: other.id, property_id: home.id, desk: true }, meera)
    expect(await unread()).toMatchObject({ chats: 0, messages: 0 })
  })

  test('pages its chats, latest first', async () => {
    await db`delete from chats where counterpart_id is null`
    const others = [await makeUser(db), await makeUser(db), asha]
    for (const other of others) await send(other, SUPPORT_ID, 'Please help')
    for (const [index, other] of others.entries())
      await db`update chats set last_message_at = ${daysAgo(10 - index)} where user_id = ${other.id}`
    for (const [index, other] of others.entries())
      await db`update messages set created_at = ${daysAgo(10 - index)} where sender_id = ${other.id}`
    const page = async (number: number) => await call('getChats', { desk: true, page: number, per_page: 2 }, meera)
    expect(await page(1)).toMatchObject({ total: 3, total_page: 2 })
    expect((await page(1)).data.map(({ user_id }) => user_id)).toEqual([others[2]!.id, others[1]!.id])
    expect((await page(2)).data.map(({ user_id }) => user_id)).toEqual([others[0]!.id])
  })

  test('is refused to users who are not staff', async () => {
    await send(asha, SUPPORT_ID, 'Please help')
    for (const answer of [
      await call('getChats', { desk: true }, kabir),
      await send(kabir, asha, 'I am the desk', { desk: true }),
      await thread(kabir, asha.id, { desk: true }),
      await call('getUnreadCounts', { desk: true }, kabir),
    ])
      expect(answer).toMatchObject({ status: 403, error: true })
  })

  test('can be blocked and unblocked', async () => {
    proves('6.12', '6.13')
    await send(asha, SUPPORT_ID, 'Please help')
    expect(await call('blockUser', { to_admin: true }, asha)).toMatchObject({ error: false })
    expect(await send(meera, asha, 'Gladly', { desk: true })).toMatchObject({ status: 400, error: true })
    expect((await call('getChats', {}, asha)).data).toMatchObject([{ is_blocked_by_me: true }])
    expect(await call('unblockUser', { to_admin: true }, asha)).toMatchObject({ error: false })
    expect(await send(meera, asha, 'Gladly', { desk: true })).toMatchObject({ error: false })
  })
})
