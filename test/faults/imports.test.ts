import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { csvLine } from '#domain/csv.ts'
import { connect, type Database } from '#server/db/sql.ts'
import { makeCategory, makeImage, makeUser } from '#test/support/make.ts'
import { databaseUrl, freePort, startNode, warmFolder } from './node.ts'

const ROWS = 2_000
let db: Database | undefined
afterEach(() => db?.end())

const HEAD = [
  'ListingKey',
  'Title',
  'PublicRemarks',
  'PropertyType',
  'ListPrice',
  'UnparsedAddress',
  'City',
  'StateOrProvince',
  'Country',
]
const row = (n: number) => [
  `k${n}`,
  `House ${n}`,
  'A view',
  'Villa',
  '1000',
  `${n} Road`,
  'Lisbon',
  'Lisbon',
  'Portugal',
]
const feed = () => [HEAD, ...Array.from({ length: ROWS }, (_, n) => row(n))].map(csvLine).join('')

/** An owner with a complete profile and credits for exactly as many listings as the feed has. */
async function makeAgent(sql: Database) {
  await makeCategory(sql, { name: 'Villa' })
  const face = await makeImage(sql, { folder: 'users' })
  const agent = { email: 'agent@example.com', phone: '912004418', address: '1 Road', profile_media_id: face.id }
  const { id } = await makeUser(sql, agent)
  await sql`insert into packages (id, name, package_type, price_minor, duration_hours) values (900, 'Pro', 'paid', 2900, 720)`
  const [owned] = await sql`
    insert into user_packages (user_id, package_id, starts_at) values (${id}, 900, now() - interval '1 day') returning id`
  await sql`
    insert into user_package_limits (user_package_id, feature_id, total)
    select ${owned!.id}, id, ${ROWS} from features where key = 'property_list'`
}

test('an import killed midway resumes after its last batch, without missing or duplicate listings', async () => {
  const folder = await warmFolder()
  const file = join(folder, 'homes.csv')
  await writeFile(file, feed())
  const node = startNode({ DATA_DIR: folder, PORT: await freePort() }, ['src/main.ts', 'work'])
  await node.ready()
  const sql = connect(databaseUrl(folder), { connections: 2 })
  db = sql
  const run = () =>
    startNode({ DATA_DIR: folder, DATABASE_URL: databaseUrl(folder) }, [
      'src/main.ts',
      ...['import', file, '--as', 'agent@example.com', '--source', 'Office'],
    ])

  const early = run()
  expect([await early.exited, early.said()]).toEqual([1, expect.stringContaining('No active account found')])
  await makeAgent(sql)

  const killed = run()
  await vi.waitFor(
    async () => {
      const [at] = await sql<{ done: number }[]>`select done from listing_imports where status = 'running'`
      expect([at?.done, killed.said()]).toEqual([expect.toSatisfy((done) => done >= 500), expect.anything()])
    },
    { timeout: 180_000, interval: 20 },
  )
  killed.kill('SIGKILL')
  await killed.exited
  const again = run()
  expect([await again.exited, again.said()]).toEqual([0, expect.stringMatching(/was cut off after \d+ rows/)])
  expect(again.said()).toContain(`Done: ${ROWS} rows, 0 created, 0 updated, ${ROWS} unchanged, 0 withdrawn, 0 failed.`)

  const [counted] = await sql`
    select (select count(*)::int from properties) as homes, (select used::int from user_package_limits) as units,
      (select count(*)::int from imported_listings) as keys, (select array_agg(status order by id) from listing_imports) as ended`
  expect(counted).toEqual({ homes: ROWS, units: ROWS, keys: ROWS, ended: ['done', 'done'] })
})
