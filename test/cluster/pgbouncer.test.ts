import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepListening } from '#server/db/listen.ts'
import { setRoleDefaults } from '#server/db/role-defaults.sql.ts'
import { connect, one } from '#server/db/sql.ts'
import { freePort, startNode } from '#test/faults/node.ts'
import { dataFolder } from '#test/support/data-folder.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startServer } from './server.ts'

/** For a first start on a busy machine. */
const PATIENCE_MS = 300_000

const folder = dataFolder('lintel-pooled-node-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const server = await startServer()
const direct = connect(server.url, { connections: 2 })
afterAll(() => direct.end({ timeout: 1 }))
await setRoleDefaults(direct, 'lintel')
const pooler = await startPgBouncer(server.url)
afterAll(() => pooler.stop())
const db = connect(pooler.url, { directUrl: server.url, prepare: false })
afterAll(() => db.end({ timeout: 1 }))

const environment = async () => ({
  PORT: await freePort(),
  DATA_DIR: join(folder, 'node'),
  DATABASE_URL: pooler.url,
  LOG_LEVEL: 'error',
})

test('a connection through PgBouncer has the limits of a direct one', async () => {
  const settings = () => db`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`
  expect(await one(settings())).toEqual({ timeout: '15s', jit: 'off' })
  const inTransaction = await db.begin((sql) => one(sql`select current_setting('statement_timeout') as timeout`))
  expect(inTransaction).toEqual({ timeout: '15s' })
})

test('no response is lost when many statements with and without parameters run at once', async () => {
  const statements = Array.from({ length: 2000 }, (_, n) =>
    n % 3 === 0 ? db`select -1 as n` : db`select ${n}::integer as n`,
  )
  const answers = await Promise.all(statements)
  expect(answers.map(([row]) => row!.n)).toEqual(Array.from({ length: 2000 }, (_, n) => (n % 3 === 0 ? -1 : n)))
})

test('notifications sent through PgBouncer arrive at a listener', async () => {
  const heard: string[] = []
  const opened = Promise.withResolvers<void>()
  const listening = keepListening(db, 'pooled', {
    hear: (payload) => heard.push(payload),
    opened: opened.resolve,
    lost: () => {},
  })
  await opened.promise
  await db`select pg_notify('pooled', 'hello')`
  await expect.poll(() => heard).toEqual(['hello'])
  await listening.stop()
})

test('the program without DATABASE_DIRECT_URL does not start, and names the variable', async () => {
  const node = startNode(await environment())
  expect(await node.exited).toBe(1)
  expect(node.said()).toContain('A pooler in transaction mode also needs DATABASE_DIRECT_URL')
})

test('the program migrates, serves pages and runs jobs behind PgBouncer', async () => {
  const env = { ...(await environment()), DATABASE_DIRECT_URL: server.url, DATABASE_PREPARE: 'off' }
  const node = startNode(env)
  await node.ready(PATIENCE_MS)
  const page = await fetch(`http://localhost:${env.PORT}/`)
  expect(page.status).toBe(200)
  const asked = await fetch(`http://localhost:${env.PORT}/api/contct_us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Pia',
      last_name: 'Pooled',
      email: 'pia@example.com',
      subject: 'A question',
      message: 'Does it arrive?',
    }),
  })
  expect(await asked.json()).toMatchObject({ error: false })
  const outbox = join(env.DATA_DIR, 'outbox')
  await expect.poll(() => readdirSync(outbox, { recursive: true }).length, { timeout: 60_000 }).toBeGreaterThan(0)
  node.kill('SIGTERM')
  expect(await node.exited).toBe(0)
})
