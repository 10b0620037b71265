import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBulk } from '#demo/bulk.ts'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/sql.ts'
import { keepAnswers } from '#server/http/kept-answers.ts'
import { createServices } from '#server/start/create-services.ts'
import { fillOnce } from './fill-once.ts'
import { drawHomes } from './search-homes.ts'
import { serveCalls } from './serve-calls.ts'

/** The API on so many bulk homes in a process of its own, on a database that is kept for the next run, with a floor and a greeting. */
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
})
const services = createServices(config, db)
await db`insert into settings (key, value) values ('map_for_visitors', '1') on conflict (key) do update set value = '1'`

const { app, url } = await serveCalls(services, keeps ? { keep: keepAnswers() } : {})
process.send?.({ url, ...(await drawHomes(db)) })

process.once('message', async () => {
  await app.close()
  await services.search.close()
  await db.end()
  await embedded.stop()
  process.disconnect()
})
