import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { makeUser } from '#test/support/make.ts'
import { emit } from './emit.sql.ts'
import { createHub } from './hub.ts'

const db = await testDatabase()
const log = pino({ level: 'silent' })
const hubs: ReturnType<typeof createHub>[] = []
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.stop()
})

/** A hub whose timer never fires, with one open page. */
async function openPage({ isSlow = false } = {}) {
  const hub = createHub({
    db,
    log,
    now: () => new Date(),
    present: async (_sql, outgoing) => outgoing.map(({ event }) => event.data),
    tickMs: 3_600_000,
  })
  hubs.push(hub)
  const { id: userId } = await makeUser(db)
  const [session] = await db<{ id: number }[]>`
    insert into sessions (token_hash, user_id, expires_at)
    values (${crypto.getRandomValues(new Uint8Array(32))}, ${userId}, now() + interval '1 day') returning id`
  const written: string[] = []
  const state = { isSlow: false, isDropped: false, isEnded: false }
  const sink = {
    write(text: string) {
      written.push(text)
      return !state.isSlow
    },
    end: () => {
      state.isEnded = true
    },
    drop: () => {
      state.isDropped = true
    },
  }
  const page = await hub.open({
    ownerId: userId,
    userId,
    sessionId: session!.id,
    language: 'en',
    origin: '',
    lastEventId: null,
    sink,
  })
  state.isSlow = isSlow
  const say = (number: number) => db.begin((sql) => emit(sql, [userId], { kind: 'test', data: { number } }))
  const heard = () => written.flatMap((text) => /"number":(\d+)/.exec(text)?.[1] ?? []).map(Number)
  return { hub, page, userId, sessionId: session!.id, state, written, say, heard }
}

test('a slow reader is not written to until it resumes, and then gets all events in order', async () => {
  const { page, state, say, heard } = await openPage({ isSlow: true })
  for (let number = 1; number <= 5; number++) await say(number)
  await expect.poll(heard).toEqual([1])
  state.isSlow = false
  page.resume()
  await expect.poll(heard).toEqual([1, 2, 3, 4, 5])
})

test('a reader that is blocked for thirty seconds is dropped', async () => {
  const { hub, state, say, heard } = await openPage({ isSlow: true })
  await say(1)
  await expect.poll(heard).toEqual([1])
  await hub.tick()
  expect(state.isDropped).toBe(false)
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  try {
    await hub.tick()
  } finally {
    vi.useRealTimers()
  }
  expect(state.isDropped).toBe(true)
  expect(hub.size()).toBe(0)
})

test('an event without a NOTIFY is found by the periodic check', async () => {
  const { hub, userId, heard } = await openPage()
  await db.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`insert into live_events (owner_id, seq, kind, data) values (${userId}, 1, 'test', '{"number": 1}')`
    await sql`insert into inboxes (owner_id, last_seq) values (${userId}, 1)`
  })
  await hub.tick()
  await expect.poll(heard).toEqual([1])
})

test('a session that expired without a NOTIFY is ended by the periodic check', async () => {
  const { hub, sessionId, state, written } = await openPage()
  await db`update sessions set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = ${sessionId}`
  await hub.tick()
  expect(state.isEnded).toBe(true)
  expect(written.at(-1)).toContain('signed-out')
})

test('every page gets a periodic heartbeat', async () => {
  const { hub, written } = await openPage()
  await hub.tick()
  expect(written.at(-1)).toBe(': \n\n')
})

test('many parallel events reach a page once each', async () => {
  const { say, heard } = await openPage()
  await Promise.all(Array.from({ length: 250 }, (_, number) => say(number)))
  await vi.waitFor(() => expect(heard()).toHaveLength(250), { timeout: 10_000 })
  expect(new Set(heard()).size).toBe(250)
})
