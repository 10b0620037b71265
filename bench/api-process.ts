import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBulk } from '#demo/bulk.ts'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { issueToken } from '#server/db/sessions.ts'
import { connect, one } from '#server/db/sql.ts'
import { createServices } from '#server/start/create-services.ts'
import { serveCalls } from './serve-calls.ts'

/**
 * The API in a separate process with its own database and one more call: the floor that other calls are compared with.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'lintel-bench-'))
const embedded = await startEmbedded({ dataDir, log: () => {}, usedBy: 'a benchmark' })
await migrate(embedded.url)
const db = connect(embedded.url)
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  BASE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
})
const services = createServices(config, db)
await loadDemo(services)
await loadBulk(db, { properties: 20_000 })
const emails = Array.from({ length: 200 }, (_, n) => `known${n}@bench.lintel.test`)
const hash = await services.passwords.hash('nobody guesses this')
await db`
  insert into users (name, slug, login_type, email, email_verified_at, password_hash)
  select 'Known', 'known-' || n, 'email', email, now(), ${hash} from unnest(${emails}::text[]) with ordinality as t (email, n)`
await db`vacuum analyze`
const { id: userId } = await one(db<{ id: number }[]>`select id from users where email = ${emails[0]!}`)
const token = await issueToken(db, { userId, userAgent: null, now: new Date(), days: 1 })

const { app, url } = await serveCalls(services)
const homes = await db<{ id: number; slug: string }[]>`
  select p.id, p.slug from listing l join properties p using (id) where not p.is_premium order by hashint8(p.id) limit 500`
process.send?.({ url, homes: [...homes], token, emails })

process.once('message', async () => {
  await app.close()
  await services.search.close()
  await db.end()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.disconnect()
})
