import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isMigrated } from '#server/db/migrate.ts'
import { connect } from '#server/db/sql.ts'
import { emptyDatabaseUrl, testDatabase } from '#test/support/database.ts'
import { testServices } from '#test/support/services.ts'
import { health } from './health.ts'
import { createServer } from './server.ts'

async function ask(isReady: () => Promise<boolean>, path: string) {
  const app = Fastify()
  await app.register(health, { isReady })
  const answer = await app.inject(path)
  await app.close()
  return [answer.statusCode, answer.json().status]
}

const db = await testDatabase()

test('a node with a migrated database is ready', async () => {
  expect(await ask(() => isMigrated(db), '/ready')).toEqual([200, 'ready'])
})

test('a node whose database lacks migrations is alive but not ready', async () => {
  const empty = connect(await emptyDatabaseUrl())
  expect(await ask(() => isMigrated(empty), '/ready')).toEqual([503, 'not ready'])
  expect(await ask(() => isMigrated(empty), '/health')).toEqual([200, 'ok'])
  await empty.end()
})

test('a node whose database is unreachable is not ready', async () => {
  const away = connect('postgres://nobody@127.0.0.1:9/none')
  expect(await ask(() => isMigrated(away), '/ready')).toEqual([503, 'not ready'])
})

test('a database that does not answer in time counts as unreachable', async () => {
  expect(await ask(() => new Promise(() => {}), '/ready')).toEqual([503, 'not ready'])
})

test('a node that was told to stop is not ready, still answers, and closes each connection', async () => {
  const app = await createServer(testServices(db))
  await health(app, { isReady: async () => true })
  app.isStopping = true
  expect((await app.inject('/ready')).statusCode).toBe(503)
  const answer = await app.inject('/health')
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  await app.close()
})

test('a node that is shutting down is not ready', async () => {
  const app = Fastify()
  await health(app, { isReady: async () => true })
  let seen: unknown
  app.addHook('preClose', async () => {
    const answer = await fetch(`${address}/ready`, { headers: { connection: 'close' } })
    seen = answer.status
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  expect(seen).toBe(503)
})
