import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBulk } from '#demo/bulk.ts'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { issueToken } from '#server/db/sessions.ts'
import { connect, one } from '#server/db/sql.ts'
import { jobs } from '#server/job-list.ts'
import { prepareQueues } from '#server/jobs/queue.ts'
import { createServices } from '#server/start/create-services.ts'
import { fillBackOffice } from './admin-fill.ts'
import { fillOnce } from './fill-once.ts'
import { serveCalls } from './serve-calls.ts'

/** The API of a busy site in a separate process, on a database that is kept for the next run. */
const HOMES = 1_000_000
const dataDir = join(process.env.BENCH_DIR ?? join(tmpdir(), 'lintel-bench-admin'), String(HOMES))
const embedded = await startEmbedded({ dataDir, log: () => {}, usedBy: 'a benchmark' })
await migrate(embedded.url)
const db = connect(embedded.url)
await prepareQueues(db, jobs)
await fillOnce(embedded.url, join(dataDir, 'filled'), (own) =>
  loadBulk(own, { properties: HOMES, owners: 20_000, tell: console.error }),
)
await fillOnce(embedded.url, join(dataDir, 'filled-admin'), fillBackOffice)
const services = createServices(
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, BASE_URL: 'http://localhost:3000', LOG_LEVEL: 'error' }),
  db,
)
const { id: userId } = await one(db<{ id: number }[]>`
  insert into users (name, slug, login_type, email, role) values ('Ada', 'bench-admin', 'email', 'ada@bench.lintel.test', 'admin')
  on conflict (slug) do update set role = 'admin' returning id`)
const token = await issueToken(db, { userId, userAgent: null, now: new Date(), days: 1 })

const { app, url } = await serveCalls(services)
process.send?.({ url, token })

process.once('message', async () => {
  await app.close()
  await services.search.close()
  await db.end()
  await embedded.stop()
  process.disconnect()
})
