import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import { connect, type Database, one } from '#server/db/sql.ts'
import { dataFolder, startNode } from '#test/faults/node.ts'
import { archiveOf } from '#test/support/archives.ts'
import { testDatabase, testDatabaseUrl } from '#test/support/database.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const HOMES = 1500

const db = await testDatabase()
const url = await testDatabaseUrl()
const empty = connect(url, { connections: 2, applicationName: 'watcher' })
afterAll(() => empty.end())

/** Fills a site with enough properties that the import takes a while. */
async function fillSite() {
  const [category, owner] = [await makeCategory(db), await makeUser(db)]
  const { id } = await makeProperty(db, { category_id: category.id, owner_id: owner.id })
  await db`
    insert into properties (owner_id, category_id, title_media_id, slug, title, description, property_type, price, request_status, address, city)
    select owner_id, category_id, title_media_id, slug || '-' || n, title, description, property_type, price, request_status, address, city
    from properties, generate_series(2, ${HOMES}) n where id = ${id}`
}

/** Row counts of every table, trigger states and next ids. */
async function stateOf(sql: Database) {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`
  const rows: Record<string, number> = {}
  for (const { name } of tables) rows[name] = (await one(sql.unsafe(`select count(*)::int as n from "${name}"`))).n
  return {
    rows,
    asleep: await sql`select tgname from pg_trigger where tgenabled = 'D'`,
    numbers: await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  }
}

/** Size of the table including uncommitted rows. */
const pagesOf = async () =>
  (await one(empty<{ bytes: number }[]>`select pg_relation_size('properties')::int as bytes`)).bytes
const others = () => empty`
  select pid from pg_stat_activity where datname = current_database() and application_name <> 'watcher'`

test('an import killed while inserting rows leaves the site unchanged, and succeeds when started again', async () => {
  await fillSite()
  const folder = await dataFolder()
  const file = join(folder, 'site.tar')
  await writeFile(file, await archiveOf(db, memoryStorage()))
  const before = await stateOf(empty)
  expect(before.rows.properties).toBe(0)
  const run = () => startNode({ DATA_DIR: folder, DATABASE_URL: url }, ['src/main.ts', 'site', 'import', file])

  const killed = run()
  await vi.waitFor(
    async () => expect([await pagesOf(), killed.said()]).toEqual([expect.toSatisfy(Boolean), expect.any(String)]),
    { timeout: 60_000, interval: 5 },
  )
  killed.kill('SIGKILL')
  expect(await killed.exited).toBeNull()
  await vi.waitFor(async () => expect(await others()).toEqual([]), { timeout: 30_000, interval: 50 })
  expect(await stateOf(empty)).toEqual(before)

  const again = run()
  expect([await again.exited, again.said()]).toEqual([0, expect.stringContaining('Imported: ')])
  expect((await stateOf(empty)).rows).toMatchObject({ properties: HOMES, users: 1 })
}, 150_000)
