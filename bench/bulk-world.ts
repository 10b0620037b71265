import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/index.ts'
import { loadBulk } from '#demo/bulk.ts'
import { loadGazetteer } from '#server/adapters/geocoding/load-gazetteer.sql.ts'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect, type Database } from '#server/db/sql.ts'
import { handlerTable } from '#server/dispatch.ts'
import { handlers } from '#server/handlers.ts'
import { mount } from '#server/http/api-routes.ts'
import { createServer } from '#server/http/server.ts'
import { createServices } from '#server/start/create-services.ts'
import { answerFloor, floor } from './floor.ts'

export interface BulkWorld {
  db: Database
  app: FastifyInstance
  /** Milliseconds of each request, sequentially over one connection. */
  times(paths: readonly string[]): Promise<number[]>
}

const HOMES = 100_000

/**
 * The API with many properties and the whole gazetteer: an existing database in the folder `BENCH_DATA`, otherwise a
 * new one.
 */
export async function inBulkWorld(work: (world: BulkWorld) => Promise<void>) {
  const kept = process.env.BENCH_DATA
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'lintel-bench-')))
  const embedded = await startEmbedded({ dataDir, log: () => {}, usedBy: 'a benchmark' })
  const db = connect(embedded.url)
  try {
    await migrate(embedded.url)
    // The server would do this a minute after its first start.
    if (await loadGazetteer(db, resolve('build/geo/places.tsv.gz'))) await db`vacuum places`
    if (!kept) await loadBulk(db, { properties: HOMES })
    if (!kept) await db`vacuum analyze`
    const services = createServices(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }), db)
    await services.search.start()
    const app = await createServer(services)
    const calls = { ...contract, floor }
    const handlerOf = handlerTable(calls, { ...handlers, floor: answerFloor })
    await mount(app, { services, contract: calls, handlerOf, limiter: null })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      await work({ db, app, times: (paths) => timesOf(url, paths, agent) })
    } finally {
      agent.destroy()
      await app.close()
      await services.search.close()
    }
  } finally {
    await db.end()
    await embedded.stop()
    if (!kept) await rm(dataDir, { recursive: true, force: true })
  }
}

async function timesOf(url: string, paths: readonly string[], agent: Agent): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) {
    const start = performance.now()
    await asked(url + path, agent)
    times.push(performance.now() - start)
  }
  return times
}

const asked = (url: string, agent: Agent) =>
  new Promise<void>((done, fail) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`${url}: ${answer.statusCode}`))))
    }).once('error', fail)
  })
