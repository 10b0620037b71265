import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listRows } from '#server/adapters/search/columnar/rows.sql.ts'
import { findIndex } from '#server/adapters/search/opensearch/build.ts'
import { openCluster } from '#server/adapters/search/opensearch/cluster.ts'
import { writeListings } from '#server/adapters/search/opensearch/feed.ts'
import { openSearchFeed } from '#server/adapters/search/opensearch/opensearch-feed.ts'
import { openSearch } from '#server/adapters/search/opensearch/opensearch-search.ts'
import { jobs } from '#server/job-list.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { createServices } from '#server/start/create-services.ts'
import { wakeSearchFeed } from '#server/start/wake-search-feed.ts'
import { compare, questions } from '#test/search/compare.ts'
import { worldOfRows } from '#test/search/world-of-rows.ts'
import { testApp } from '#test/support/app.ts'
import { NOW, testServices } from '#test/support/services.ts'
import { changes, makeTown, type Town } from '#test/support/town.ts'

const nodes = inject('openSearchNodes')
const { app, db, services } = await testApp()
const cluster = openCluster(
  nodes.map(({ url }) => url),
  60_000,
)
const feed = openSearchFeed(cluster, db)
const search = openSearch(cluster, db)
afterAll(() => search.close())
let town: Town
beforeAll(async () => {
  town = await makeTown(db)
  await db`update properties set request_status = 'approved', is_active = true, is_private = false, property_type = 'sell'`
  await feed.build()
})

const refresh = async () => (await cluster.client()).indices.refresh({ index: 'lintel-listings' })
const publicIds = async () => (await db<{ id: number }[]>`select id from listing order by id`).map(({ id }) => id)
const someId = async () => (await publicIds())[0]!
const total = async (filter: object) => (await search.count(filter, NOW)).total

/** Every listing is found as the database has it, and generated questions have the answers of the database. */
async function expectEqualToDatabase() {
  expect(await feed.apply()).toBe('applied')
  await refresh()
  const rows = await listRows(db, await publicIds())
  expect(rows.length).toBeGreaterThan(0)
  const world = worldOfRows(rows)
  for (const question of fc.sample(questions(world), { numRuns: 25, seed: 3 })) await compare(search, world, question)
}

test('a change of any kind is applied once it is fed, and a removed listing is gone', async () => {
  await expectEqualToDatabase()
  const id = await someId()
  await db`update properties set price = 123456789 where id = ${id}`
  await expectEqualToDatabase()
  expect(await total({ minPrice: 123_456_789, maxPrice: 123_456_789 })).toBe(1)
  await db`update properties set is_active = false where id = ${id}`
  await expectEqualToDatabase()
  expect(await total({ minPrice: 123_456_789, maxPrice: 123_456_789 })).toBe(0)
})

test('a document that was read earlier does not replace a later one', async () => {
  const id = await someId()
  const index = (await findIndex(cluster))!.name
  await db`update properties set price = 1111 where id = ${id}`
  await feed.apply()
  await db`update properties set price = 2222 where id = ${id}`
  await writeListings(cluster, db, index, [id], 3n)
  await refresh()
  expect(await total({ maxPrice: 1111, minPrice: 1111 })).toBe(1)
  await expectEqualToDatabase()
  expect(await total({ maxPrice: 2222, minPrice: 2222 })).toBe(1)
})

test('two nodes do not feed at the same time', async () => {
  const outcomes = await Promise.all([feed.apply(), feed.apply(), feed.apply()])
  expect(outcomes.filter((outcome) => outcome === 'applied').length).toBeGreaterThan(0)
  expect(outcomes).toContain('busy')
})

test('an index is built again while searches go on, and afterwards it is the only one', async () => {
  const before = await findIndex(cluster)
  const expected = await total({})
  let isBuilding = true
  const built = feed.build().finally(() => {
    isBuilding = false
  })
  let asked = 0
  for (; isBuilding; asked++) expect(await total({})).toBe(expected)
  expect(await built).toBe(expected)
  expect(asked).toBeGreaterThan(3)
  const after = await findIndex(cluster)
  expect(after!.name).not.toBe(before!.name)
  const { body } = await (await cluster.client()).indices.get({ index: 'lintel-listings-*' })
  expect(Object.keys(body)).toEqual([after!.name])
})

test('listings that were all replaced at once ask for a new index', async () => {
  await db`select rebuild_listings()`
  expect(await feed.apply()).toBe('missing')
  await feed.build()
  await expectEqualToDatabase()
})

test('a node with SEARCH_URL builds a missing index and applies later changes by itself', async () => {
  const expected = await total({})
  await (await cluster.client()).indices.delete({ index: 'lintel-listings-*' })
  const { config } = testServices(db, { SEARCH_URL: nodes.map(({ url }) => url).join(', ') })
  const node = createServices(config, db)
  await expect(node.search.count({}, NOW)).rejects.toMatchObject({ kind: 'unavailable' })
  const worker = await startWorker(node, jobs)
  const stop = await wakeSearchFeed(node)
  const found = (filter: object) => node.search.count(filter, NOW).catch(() => null)
  await expect.poll(() => found({}), { timeout: 120_000 }).toEqual({ total: expected })
  await db`update properties set price = 987654 where id = ${await someId()}`
  await expect.poll(() => found({ minPrice: 987_654, maxPrice: 987_654 }), { timeout: 60_000 }).toEqual({ total: 1 })
  await stop()
  await worker.stop(10_000)
  await node.search.close()
})

test('a cluster that refuses connections, or accepts them and says nothing, ends a search within a second as unavailable', async () => {
  const silent = Array.from({ length: 3 }, () => createServer(() => {}).listen(0, '127.0.0.1'))
  await Promise.all(silent.map((server) => once(server, 'listening')))
  const hosts = silent.map((server) => `127.0.0.1:${(server.address() as { port: number }).port}`)
  for (const addresses of [['127.0.0.1:9'], hosts]) {
    const lost = openCluster(addresses.map((host) => `http://lintel:hunter2@${host}`))
    await lost.client()
    const start = performance.now()
    const error = await openSearch(lost, db)
      .count({}, NOW)
      .catch((caught) => caught)
    expect(performance.now() - start).toBeLessThan(1_500)
    expect(error).toMatchObject({ kind: 'unavailable' })
    expect(inspect(error, { depth: 20 })).not.toMatch(/hunter2|bGludGVs/)
  }
  const refused = await openSearchFeed(openCluster(['http://lintel:hunter2@127.0.0.1:9']), db)
    .apply()
    .catch((caught) => caught)
  expect(refused).toBeInstanceOf(Error)
  expect(inspect(refused, { depth: 20 })).not.toMatch(/hunter2|bGludGVs/)
  for (const server of silent) server.close()
})

test('while all nodes are suspended a search is answered with 503 and other calls as usual; afterwards changes are applied', async () => {
  services.search = openSearch(openCluster(nodes.map(({ url }) => url)), db)
  const ask = (url: string) => app.inject({ method: 'GET', url })
  for (const { pid } of nodes) process.kill(pid, 'SIGSTOP')
  try {
    const [found, others] = await Promise.all([ask('/api/search/homes'), ask('/api/get_categories')])
    expect(found.statusCode).toBe(503)
    expect(found.headers['retry-after']).toBe('5')
    expect(found.json().message).toBe('The service is busy. Please try again in a moment')
    expect(others.statusCode).toBe(200)
    await db`update properties set price = 31415 where id = ${await someId()}`
  } finally {
    for (const { pid } of nodes) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(() => feed.apply().catch(() => null), { timeout: 60_000 }).toBe('applied')
  await expectEqualToDatabase()
  expect(await total({ minPrice: 31_415, maxPrice: 31_415 })).toBe(1)
})

test('after eight writers changed the same listings and a node was killed meanwhile, nothing is lost', async () => {
  const lists = fc.sample(fc.array(changes(town), { minLength: 25, maxLength: 25 }), { numRuns: 8, seed: 11 })
  let applied = 0
  const writers = lists.map(async (list) => {
    for (let next = 0; applied < 8; next++)
      await db
        .begin(async (sql) => {
          await list[next % list.length]!.run(sql)
          await sleep(Math.random() * 20)
        })
        .catch(() => {})
  })
  for (; applied < 8; applied++) {
    if (applied === 3) process.kill(nodes[2]!.pid, 'SIGKILL')
    await feed.apply().catch(() => null)
  }
  await Promise.all(writers)
  await expect.poll(() => feed.apply().catch(() => null), { timeout: 120_000 }).toBe('applied')
  await expectEqualToDatabase()
})
