import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBulk } from '#demo/bulk.ts'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/sql.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { createServices } from '#server/start/create-services.ts'
import { fillOnce } from './fill-once.ts'
import { drawHomes } from './search-homes.ts'
import { serveCalls } from './serve-calls.ts'

/**
 * The API with bulk properties in a separate process, on a database that is kept for the next run, with a floor call
 * and a hello route.
 */
const [, , size, keeps] = process.argv
const dataDir = join(process.env.BENCH_DIR ?? join(tmpdir(), 'lintel-bench-search'), size!)
const embedded = await startEmbedded({ dataDir, log: () => {}, usedBy: 'a benchmark' })
await migrate(embedded.url)
const db = connect(embedded.url)
const properties = Number(size)
await fillOnce(embedded.url, join(dataDir, 'filled'), (own) =>
  loadBulk(own, { properties, owners: Math.min(20_000, Math.max(500, properties / 50)), tell: console.error }),
)
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  BASE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'error',
  // Compares an OpenSearch cluster with the search inside the program on the same data.
  SEARCH_URL: process.env.SEARCH_URL,
})
const services = createServices(config, db)
await services.searchFeed?.build()
await services.search.start()
await db`insert into settings (key, value) values ('map_for_visitors', '1') on conflict (key) do update set value = '1'`

const { app, url } = await serveCalls(services, keeps ? { keep: createResponseCache() } : {})
process.send?.({ url, ...(await drawHomes(db)) })

process.once('message', async () => {
  await app.close()
  await services.search.close()
  await db.end()
  await embedded.stop()
  process.disconnect()
})
