import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Services } from '#server/services.ts'
import { testDatabase } from '#test/support/database.ts'
import { bossDatabase } from './boss-database.ts'
import { job } from './job.ts'
import { DEAD_LETTER, enqueue, prepareQueues } from './queue.ts'
import { startWorker, type Worker } from './worker.ts'

const db = await testDatabase()
const ran: unknown[] = []
let failures = 0

const jobs = [
  job('note', z.object({ id: z.int() }), async (_context, data) => {
    ran.push(data)
  }),
  job(
    'stubborn',
    z.object({}),
    async () => {
      failures++
      throw new Error('never')
    },
    { retries: 0 },
  ),
  job('nightly', z.object({}), async () => {}, { cron: '0 3 * * *' }),
]
let worker: Worker

beforeAll(async () => {
  await prepareQueues(db, jobs)
  worker = await startWorker({ db, log: pino({ level: 'silent' }) } as Partial<Services> as Services, jobs)
})
afterAll(() => worker.stop(1_000))

test('a job runs shortly after its transaction commits, once', async () => {
  const waits: number[] = []
  for (const id of [1, 11, 12, 13]) {
    const start = performance.now()
    await db.begin((sql) => enqueue(sql, 'note', { id }))
    await expect.poll(() => ran, { interval: 10 }).toContainEqual({ id })
    waits.push(performance.now() - start)
  }
  // A worker that is not woken polls only every two seconds.
  expect(Math.min(...waits.slice(1))).toBeLessThan(1_000)
  await sleep(100)
  expect(ran).toEqual([{ id: 1 }, { id: 11 }, { id: 12 }, { id: 13 }])
})

test('a job whose transaction is rolled back never runs', async () => {
  const undone = db.begin(async (sql) => {
    await enqueue(sql, 'note', { id: 2 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await enqueue(db, 'note', { id: 3 })
  await expect.poll(() => ran).toContainEqual({ id: 3 })
  expect(ran).not.toContainEqual({ id: 2 })
})

test('a job that fails on its last attempt goes to the dead-letter queue with its reason', async () => {
  await enqueue(db, 'stubborn', {})
  const laidAside = () =>
    db`select source_name, source_output->>'message' as reason from pgboss.job where name = ${DEAD_LETTER}`
  await expect.poll(laidAside).toEqual([{ source_name: 'stubborn', reason: 'never' }])
  expect(failures).toBe(1)
})

test('a failed job is retried with growing delays', async () => {
  await enqueue(db, 'note', { id: 'not a number' })
  await vi.waitFor(async () => {
    const [row] = await db<{ state: string; waitsLonger: boolean; seconds: number }[]>`
      select state, retry_backoff as "waitsLonger", extract(epoch from start_after - now())::float8 as seconds
      from pgboss.job where name = 'note' and data->>'id' = 'not a number'`
    expect(row).toMatchObject({ state: 'retry', waitsLonger: true })
    expect(row!.seconds).toBeGreaterThan(4)
  }, 15_000)
})

test('identical work enqueued twice is queued once', async () => {
  const later = { singletonKey: 'same', singletonSeconds: 60, startAfter: 60 }
  await enqueue(db, 'note', { id: 5 }, later)
  await enqueue(db, 'note', { id: 5 }, later)
  expect(await db`select data from pgboss.job where singleton_key = 'same'`).toEqual([{ data: { id: 5 } }])
})

test('an undeclared job is refused, and its transaction is rolled back', async () => {
  await expect(enqueue(db, 'unheard-of', {})).rejects.toThrow('No such job')
})

test('a queue created after the first job was sent is found', async () => {
  await enqueue(db, 'note', { id: 6 })
  await prepareQueues(db, [...jobs, job('newer', z.object({}), async () => {})])
  await enqueue(db, 'newer', { id: 7 })
  expect(await db`select data from pgboss.job where name = 'newer'`).toEqual([{ data: { id: 7 } }])
})

test('schedules are stored, and deleted with their job', async () => {
  const schedules = () => db`select name, cron from pgboss.schedule`
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '0 3 * * *' }])
  const next = await startWorker({ db, log: pino({ level: 'silent' }) } as Partial<Services> as Services, [])
  await next.stop(1_000)
  expect(await schedules()).toEqual([])
})

test('JSON encoded by the queue is read as JSON and not as a JSON string', async () => {
  const { rows } = await bossDatabase(db).executeSql(
    'select name from json_to_recordset($1::json) x (name text) where $2::int = 1',
    [JSON.stringify([{ name: 'nightly' }]), 1],
  )
  expect(rows).toEqual([{ name: 'nightly' }])
})

test('a job of several minutes has a heartbeat', async () => {
  await prepareQueues(db, [job('long', z.object({}), async () => {}, { heartbeatSeconds: 20 })])
  expect(await db`select heartbeat_seconds from pgboss.queue where name = 'long'`).toEqual([{ heartbeat_seconds: 20 }])
})

test('a job that looks for its work itself is queued once at a time, and has no place among dead letters', async () => {
  await prepareQueues(db, [job('wake', z.object({}), async () => {}, { isWakeUp: true })])
  await enqueue(db, 'wake', {})
  await enqueue(db, 'wake', {})
  const queued = () => db`select state, dead_letter from pgboss.job where name = 'wake' order by created_on`
  expect(await queued()).toEqual([{ state: 'created', dead_letter: null }])
  await db`update pgboss.job set state = 'active' where name = 'wake'`
  await enqueue(db, 'wake', {})
  expect(await queued()).toMatchObject([{ state: 'active' }, { state: 'created' }])
})
