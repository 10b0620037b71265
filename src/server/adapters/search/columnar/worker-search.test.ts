import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressOf, connect } from '#server/db/sql.ts'
import { dataFolder } from '#test/support/data-folder.ts'
import { testDatabase } from '#test/support/database.ts'
import { NOW } from '#test/support/services.ts'
import { makeTown } from '#test/support/town.ts'
import { workerSearch } from './worker-search.ts'

const db = await testDatabase()
const dataDir = dataFolder('lintel-index-')
const file = join(dataDir, 'search/listings.index')
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
const opened: ReturnType<typeof workerSearch>[] = []
const start = async () => {
  const search = workerSearch({ db, dataDir, log })
  opened.push(search)
  await search.start()
  return search
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((search) => search.close()))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

let ids: number[]
beforeAll(async () => {
  const town = await makeTown(db, 6)
  ids = town.propertyIds
  await db`update properties set request_status = 'approved', is_active = true, price = 100`
})

const priced = async (search: ReturnType<typeof workerSearch>, price: number) =>
  (await search.page({ minPrice: price, maxPrice: price }, 'newest', { offset: 0, limit: 50 }, NOW)).ids
const reprice = (id: number, price: number) => db`update properties set price = ${price} where id = ${id}`

test('two nodes find a change within a second without being told, and at once with the number of its transaction', async () => {
  const [one, other] = [await start(), await start()]
  expect((await one.count({}, NOW)).total).toBe(6)
  for (let price = 200; price < 210; price++) {
    const xid = await db.begin(async (sql) => {
      await sql`update properties set price = ${price} where id = ${ids[0]!}`
      const [row] = await sql<{ xid: string }[]>`select pg_current_xact_id()::text as xid`
      return BigInt(row!.xid)
    })
    expect(await priced(one.after(xid), price)).toEqual([ids[0]])
    expect(await priced(other.after(xid), price)).toEqual([ids[0]])
  }
  await reprice(ids[1]!, 300)
  await expect.poll(() => priced(other, 300)).toEqual([ids[1]])
})

test('a change is found when its notification was lost', async () => {
  const search = await start()
  await db.begin(async (sql) => {
    // The trigger neither records nor announces; only the record is written.
    await sql`select set_config('lintel.rebuilding', 'on', true)`
    await sql`update properties set price = 400 where id = ${ids[2]!}`
    await sql`set constraints all immediate`
    await sql`insert into listing_changes (listing_id) values (${ids[2]!})
      on conflict (listing_id) do update set xid = excluded.xid`
  })
  await expect.poll(() => priced(search, 400)).toEqual([ids[2]])
})

test('the index follows again after the database has ended its connections', async () => {
  const search = await start()
  await db`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'lintel search%'`
  await reprice(ids[3]!, 500)
  await expect.poll(() => priced(search, 500).catch(() => [])).toEqual([ids[3]])
})

test('while the database accepts no connections questions are refused as busy, and answered again afterwards', async () => {
  const search = await start()
  const [{ name }] = (await db`select current_database() as name`) as unknown as [{ name: string }]
  const server = connect({ ...addressOf(db), database: 'postgres' }, { connections: 1 })
  try {
    await server.unsafe(`alter database ${name} allow_connections false`)
    await server`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lintel search%' and datname = ${name}`
    await expect
      .poll(() => search.count({}, NOW).catch((error: { kind: string }) => error.kind), { interval: 500 })
      .toBe('unavailable')
  } finally {
    await server.unsafe(`alter database ${name} allow_connections true`)
    await server.end()
  }
  await expect.poll(async () => (await search.count({}, NOW).catch(() => null))?.total).toBe(6)
})

test('an index that was saved at the end is read at the next start and followed from there', async () => {
  await (await start()).close()
  const saved = await readFile(file)
  await reprice(ids[4]!, 600)
  const search = await start()
  expect(await priced(search, 600)).toEqual([ids[4]])
  expect(saved.byteLength).toBeGreaterThan(100)
  // Proof that the file was used: a listing that is in it only.
  await search.close()
  await db.begin(async (sql) => {
    await sql`select set_config('lintel.rebuilding', 'on', true)`
    await sql`update properties set price = 666 where id = ${ids[5]!}`
    await sql`set constraints all immediate`
  })
  expect(await priced(await start(), 666)).toEqual([])
})

test.each([
  [
    'damaged',
    async () => {
      await using handle = await open(file, 'r+')
      const { size } = await handle.stat()
      await handle.write(Buffer.from([0xff, 0x00, 0xff]), 0, 3, size - 10)
    },
  ],
  [
    'cut off',
    async () => {
      const bytes = await readFile(file)
      await writeFile(file, bytes.subarray(0, bytes.length - 5))
    },
  ],
  ['of another format', async () => writeFile(file, 'no index')],
  [
    'of another timeline',
    async () => {
      const bytes = await readFile(file)
      const length = bytes.readUInt32LE(0)
      const header = bytes.subarray(8, 8 + length).toString()
      expect(header).toContain(' 00000001 ')
      const { crc32 } = await import('node:zlib')
      const changed = Buffer.from(header.replace(' 00000001 ', ' 00000002 '))
      bytes.writeUInt32LE(crc32(changed), 4)
      await writeFile(file, Buffer.concat([bytes.subarray(0, 8), changed, bytes.subarray(8 + length)]))
    },
  ],
])('a saved index that is %s is replaced by a full load', async (_what, spoil) => {
  await (await start()).close()
  await spoil()
  await db.begin(async (sql) => {
    // Only a full load finds it.
    await sql`select set_config('lintel.rebuilding', 'on', true)`
    await sql`update properties set price = price + 7 where id = ${ids[5]!}`
    await sql`set constraints all immediate`
  })
  const [{ price }] = (await db`select price from properties where id = ${ids[5]!}`) as unknown as [{ price: number }]
  expect(await priced(await start(), price)).toEqual([ids[5]])
})

test('what an interrupted save left is deleted at the next start, and the former index is used', async () => {
  await (await start()).close()
  await writeFile(`${file}.123.part`, 'half an index')
  const search = await start()
  expect((await search.count({}, NOW)).total).toBe(6)
  expect(await readdir(join(dataDir, 'search'))).toEqual(['listings.index'])
})

test('a thread that fails is started again, refuses questions as busy meanwhile, and goes on when it can', async () => {
  const search = await start()
  const [row] = await db`select details from listing where id = ${ids[0]!}`
  await db`update listing set details = 'null' where id = ${ids[0]!}`
  try {
    await expect.poll(() => lines.join('')).toContain('The search index failed and starts again')
    expect(search.isReady()).toBe(false)
    await expect(search.count({}, NOW)).rejects.toMatchObject({ kind: 'unavailable' })
  } finally {
    await db`update listing set details = ${db.json(row!.details)} where id = ${ids[0]!}`
  }
  await expect.poll(async () => (await search.count({}, NOW).catch(() => null))?.total).toBe(6)
  expect(search.isReady()).toBe(true)
})

test('a question that cannot be answered gets an error, and the next ones are answered', async () => {
  const search = await start()
  await expect(search.page(null as never, 'newest', { offset: 0, limit: 1 }, NOW)).rejects.toThrow()
  expect((await search.count({}, NOW)).total).toBe(6)
})

test('questions are refused as busy when the search has been closed', async () => {
  const search = await start()
  await search.close()
  await expect(search.count({}, NOW)).rejects.toMatchObject({ kind: 'unavailable' })
})
