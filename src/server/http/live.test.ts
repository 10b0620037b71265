import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeImage, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { type OpenStream, openStream } from '#test/support/stream.ts'

const app = await testApp()
const { db, call, tokenOf } = app

let url: string
beforeAll(async () => {
  url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api/live`
})

let asha: MadeUser
let kabir: MadeUser
let home: MadeProperty
beforeEach(async () => {
  asha = await makeUser(db)
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id })
})

const open: OpenStream[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

async function listen(person: { id: number }, { after, query = '' }: { after?: number; query?: string } = {}) {
  const stream = await openStream(`${url}${query}`, {
    authorization: `Bearer ${await tokenOf(person)}`,
    ...(after !== undefined && { 'last-event-id': String(after) }),
  })
  open.push(stream)
  return stream
}

const send = (from: MadeUser, to: { id: number }, message: string, more: object = {}) =>
  call('sendMessage', { receiver_id: to.id, property_id: home.id, message, ...more }, from)

describe('an event stream', () => {
  test('delivers messages to both participants, numbered and with their own view', async () => {
    const [mine, theirs] = [await listen(asha), await listen(kabir)]
    expect(mine.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(mine.headers['cache-control']).toBe('no-store')
    expect((await mine.next('hello')).data).toEqual({ last_event_id: 0 })
    await send(asha, kabir, 'Hello\n\ndata: fake', { idempotency_key: 'own' })
    const told = await theirs.next('message')
    expect(told).toMatchObject({
      id: 1,
      data: {
        message: 'Hello\n\ndata: fake',
        user_id: asha.id,
        sender_id: asha.id,
        property_id: home.id,
        idempotency_key: null,
      },
    })
    expect(await mine.next('message')).toMatchObject({ id: 1, data: { user_id: kabir.id, idempotency_key: 'own' } })
  })

  test('delivers missed events after a reconnect, once and in order', async () => {
    const first = await listen(kabir)
    await first.next('hello')
    await send(asha, kabir, 'One')
    const { id } = await first.next('message')
    first.close()
    for (const text of ['Two', 'Three', 'Four']) await send(asha, kabir, text)
    const second = await listen(kabir, { after: id! })
    await send(asha, kabir, 'Five')
    await expect.poll(() => second.events.filter(({ kind }) => kind === 'message')).toHaveLength(4)
    const messages = second.events.filter(({ kind }) => kind === 'message')
    expect(messages.map(({ id: number, data }) => [number, data.message])).toEqual([
      [2, 'Two'],
      [3, 'Three'],
      [4, 'Four'],
      [5, 'Five'],
    ])
  })

  test('delivers messages that its own user sent from elsewhere meanwhile', async () => {
    await send(asha, kabir, 'One')
    const first = await listen(asha)
    const { id } = await first.next('hello')
    first.close()
    await send(kabir, asha, 'Two')
    await send(asha, kabir, 'Three')
    const second = await listen(asha, { after: id! })
    await expect.poll(() => second.events.filter(({ kind }) => kind === 'message')).toHaveLength(2)
    expect(second.events.slice(1).map(({ id: number, data }) => [number, data.message])).toEqual([
      [2, 'Two'],
      [3, 'Three'],
    ])
  })

  test('delivers a message that exceeds the size limit of NOTIFY', async () => {
    const stream = await listen(kabir)
    await send(asha, kabir, 'Hello')
    await stream.next('message')
    const words = '漢'.repeat(4_000)
    expect(await send(asha, kabir, words)).toMatchObject({ error: false })
    await expect.poll(() => stream.events.at(-1)?.data.message).toBe(words)
    expect(stream.events.at(-1)?.id).toBe(2)
  })

  test('contains the avatar of its own user in every message', async () => {
    const [portrait] = await db<{ id: number }[]>`
      insert into media (key, folder, kind, mime, bytes, width, height)
      values ('portrait-of-kabir', 'users', 'image', 'image/webp', 10, 300, 300) returning id`
    await db`update users set profile_media_id = ${portrait!.id} where id = ${kabir.id}`
    await send(asha, kabir, 'Hello')
    const [theirs, mine] = [await listen(kabir), await listen(asha)]
    const { data } = await send(asha, kabir, 'Again')
    const [heard, echoed] = [(await theirs.next('message')).data, (await mine.next('message')).data]
    expect(heard).toMatchObject({ user_id: asha.id, message: 'Again', created_at: data?.created_at })
    expect(heard.user_profile).toContain('portrait-of-kabir')
    expect(echoed).toMatchObject({ user_id: kabir.id, user_profile: '' })
  })

  test('contains relative URLs for our own pages, and absolute ones for other clients', async () => {
    const portrait = await makeImage(db, { folder: 'users' })
    await db`update users set profile_media_id = ${portrait.id} where id = ${kabir.id}`
    await send(asha, kabir, 'Missed')
    const own = await openStream(`${url}?last_event_id=0`, {
      cookie: `session=${encodeURIComponent(await tokenOf(kabir))}`,
    })
    open.push(own)
    const other = await listen(kabir, { after: 0 })
    const heard = async (stream: OpenStream) => String((await stream.next('message')).data.user_profile)
    const path = `/images/users/${portrait.key}/960.jpg`
    expect([await heard(own), await heard(other)]).toEqual([path, `http://lintel.test${path}`])
    await send(asha, kabir, 'While open')
    expect([await heard(own), await heard(other)]).toEqual([path, `http://lintel.test${path}`])
  })

  test('does not deliver a message that was unsent meanwhile', async () => {
    const { id } = await send(asha, kabir, 'A secret')
    await call('deleteChatMessage', { message_id: id }, asha)
    const stream = await listen(kabir, { after: 0 })
    expect(await stream.next('message-deleted')).toMatchObject({ data: { message_id: id, user_id: asha.id } })
    expect(JSON.stringify(stream.events)).not.toContain('A secret')
    expect(stream.events.map((event) => event.id)).toEqual([0, 1, 2])
  })

  test('sends reset if too many events were missed', async () => {
    await send(asha, kabir, 'Old')
    await send(asha, kabir, 'New')
    await db`update inboxes set forgotten_seq = 1 where owner_id = ${kabir.id}`
    expect((await (await listen(kabir, { after: 0 })).next('reset')).data).toEqual({ last_event_id: 2 })
    expect((await (await listen(kabir, { after: 99 })).next('reset')).data).toEqual({ last_event_id: 2 })
    expect((await (await listen(kabir, { after: 1 })).next('message')).data.message).toBe('New')
  })

  test('delivers receipts for delivered and read messages', async () => {
    const stream = await listen(asha)
    const { id } = await send(asha, kabir, 'Hello')
    await call('acknowledgeMessages', { message_ids: [id, id + 1] }, kabir)
    const thread = { user_id: kabir.id, property_id: home.id, message_id: id }
    expect((await stream.next('receipt')).data).toEqual({ ...thread, state: 'delivered' })
    await call('readChat', { user_id: asha.id, property_id: home.id, message_id: id }, kabir)
    expect((await stream.next('receipt')).data).toEqual({ ...thread, state: 'read' })
  })

  test('contains only the fields that the contract declares', async () => {
    const stream = await listen(asha)
    await stream.next('hello')
    const read = { user_id: kabir.id, property_id: home.id, message_id: 1, state: 'read' }
    await db`
      insert into live_events (owner_id, kind, data) values (${asha.id}, 'receipt', ${db.json({ ...read, secret: 'x' })})`
    expect((await stream.next('receipt')).data).toEqual(read)
  })

  test('of another user contains nothing of a conversation, and only the recipient can confirm a delivery', async () => {
    const meera = await makeUser(db)
    const stream = await listen(meera)
    const { id } = await send(asha, kabir, 'Private')
    await call('acknowledgeMessages', { message_ids: [id] }, meera)
    expect(await db`select delivered_at from messages where id = ${id}`).toEqual([{ delivered_at: null }])
    await call('blockUser', { to_user_id: asha.id }, meera)
    await stream.next('block')
    expect(stream.events.map(({ kind }) => kind)).toEqual(['hello', 'block'])
  })

  test('delivers typing and presence of conversation partners', async () => {
    await send(asha, kabir, 'Hello')
    const stream = await listen(kabir)
    const other = await listen(asha)
    expect((await stream.next('presence')).data).toEqual({ user_id: asha.id, is_online: true })
    await call('typeInChat', { user_id: kabir.id, property_id: home.id }, asha)
    expect(await stream.next('typing')).toEqual({
      id: null,
      kind: 'typing',
      data: { user_id: asha.id, property_id: home.id },
    })
    expect((await call('getPresence', { user_ids: `${asha.id}` }, kabir)).data).toMatchObject([{ is_online: true }])
    other.close()
    expect((await stream.next('presence', 8_000)).data).toEqual({ user_id: asha.id, is_online: false })
    expect((await call('getPresence', { user_ids: `${asha.id}` }, kabir)).data).toMatchObject([{ is_online: false }])
  })

  test('delivers concurrent messages in order of their ids, without gaps in the sequence numbers', async () => {
    await send(asha, kabir, 'Hello')
    const stream = await listen(kabir)
    await stream.next('hello')
    await Promise.all(Array.from({ length: 20 }, (_, number) => send(asha, kabir, String(number))))
    for (let number = 0; number < 20; number++) await stream.next('message')
    const heard = stream.events.filter(({ kind }) => kind === 'message')
    const ids = heard.map(({ data }) => Number(data.id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, number) => number + 2))
  })

  test('delivers notifications in the language of the user, and that they were read elsewhere', async () => {
    const stream = await listen(kabir)
    await call('interestedUsers', { property_id: home.id, type: 1 }, asha)
    const { data } = await stream.next('notification')
    expect(data).toMatchObject({ kind: 'interest', title: 'New lead', is_read: false })
    expect(data.message).toBe(`${asha.name} is interested in “${home.title}”.`)
    await call('readNotifications', { all: true }, kabir)
    expect((await stream.next('notifications-read')).data).toEqual({ unread: 0 })
  })
})

describe('a block', () => {
  test('stops messages in both directions immediately, on open streams too', async () => {
    await send(asha, kabir, 'Hello')
    const [mine, theirs] = [await listen(asha), await listen(kabir)]
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect((await mine.next('block')).data).toEqual({
      user_id: kabir.id,
      is_blocked_by_me: false,
      is_blocked_by_user: true,
    })
    expect((await theirs.next('block')).data).toMatchObject({ is_blocked_by_me: true, is_blocked_by_user: false })
    expect(await send(asha, kabir, 'Why?')).toMatchObject({ status: 400, message: 'You can’t message this user' })
    expect(await send(kabir, asha, 'Because')).toMatchObject({ status: 400, error: true })
    await call('typeInChat', { user_id: kabir.id, property_id: home.id }, asha)
    await call('unblockUser', { to_user_id: asha.id }, kabir)
    await theirs.next('block')
    expect(theirs.events.filter(({ kind }) => kind === 'typing' || kind === 'message')).toEqual([])
    expect(await send(asha, kabir, 'Thanks')).toMatchObject({ error: false })
  })

  test('that has returned is never followed by a message sent concurrently', async () => {
    await send(asha, kabir, 'Hello')
    for (let round = 0; round < 5; round++) {
      const sending = Array.from({ length: 8 }, () => send(asha, kabir, 'Race'))
      await call('blockUser', { to_user_id: asha.id }, kabir)
      const stored = await db<{ id: number }[]>`select id from messages order by id`
      await Promise.all(sending)
      expect(await db`select id from messages order by id`).toEqual(stored)
      await call('unblockUser', { to_user_id: asha.id }, kabir)
    }
  })
})

describe('opening the event stream', () => {
  test('is refused for visitors, invalid tokens and tokens in the URL', async () => {
    const token = await tokenOf(asha)
    for (const [query, headers] of [
      ['', {}],
      ['', { authorization: 'Bearer undefined' }],
      [`?token=${encodeURIComponent(token)}&access_token=${encodeURIComponent(token)}`, {}],
      ['?ticket=nothing', {}],
      ['', { cookie: 'session=nothing' }],
    ] as const)
      expect((await openStream(url + query, headers)).status).toBe(401)
  })

  test('succeeds with a ticket, once and within its lifetime', async () => {
    const { data } = await call('openLive', {}, asha)
    expect(data.expires_in).toBe(30)
    const stream = await openStream(`${url}?ticket=${data.ticket}`)
    open.push(stream)
    await stream.next('hello')
    expect((await openStream(`${url}?ticket=${data.ticket}`)).status).toBe(401)
    const late = await call('openLive', {}, asha)
    await db`update live_tickets set expires_at = ${NOW}`
    expect((await openStream(`${url}?ticket=${late.data.ticket}`)).status).toBe(401)
  })

  test('succeeds with the cookie of our own page, and is refused for another site', async () => {
    const cookie = `session=${encodeURIComponent(await tokenOf(asha))}`
    const foreign = await app.inject({ url: '/api/live', headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    expect(foreign.statusCode).toBe(401)
    const stream = await openStream(url, { cookie })
    open.push(stream)
    await stream.next('hello')
  })

  test('with the support inbox is allowed for staff only', async () => {
    expect((await listen(asha, { query: '?desk=1' })).status).toBe(403)
    const meera = await makeUser(db, { role: 'moderator' })
    const stream = await listen(meera, { query: '?desk=1' })
    await stream.next('hello')
    await send(asha, { id: 0 }, 'Help')
    expect((await stream.next('message')).data).toMatchObject({ user_id: asha.id, receiver_id: 0 })
  })

  test('ends when the session ends, the account is deactivated, or staff lose their role', async () => {
    const stream = await listen(asha)
    await stream.next('hello')
    await db`delete from sessions where user_id = ${asha.id}`
    expect((await stream.next('bye')).data).toEqual({ reason: 'signed-out' })
    await stream.ended

    const off = await listen(kabir)
    await off.next('hello')
    await db`update users set is_active = false where id = ${kabir.id}`
    await off.next('bye')
    await off.ended

    const meera = await makeUser(db, { role: 'moderator' })
    const desk = await listen(meera, { query: '?desk=1' })
    await desk.next('hello')
    await db`update users set role = 'user' where id = ${meera.id}`
    await desk.ended
    expect((await listen(meera, { query: '?desk=1' })).status).toBe(403)
  })

  test('is limited to twelve streams per user', async () => {
    for (let page = 0; page < 12; page++) await (await listen(asha)).next('hello')
    const refused = await listen(asha)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
    open[0]!.close()
    await expect.poll(async () => (await listen(asha)).status).toBe(200)
  })
})

test('open streams receive the next message after the database dropped every connection', async () => {
  const stream = await listen(kabir)
  await stream.next('hello')
  await db`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await expect.poll(() => send(asha, kabir, 'Still there?')).toMatchObject({ error: false })
  expect((await stream.next('message')).data.message).toBe('Still there?')
  const listeners = () => db`
    select from pg_stat_activity where datname = current_database() and query ilike 'listen%live%'`
  await expect.poll(listeners).toHaveLength(1)
})
