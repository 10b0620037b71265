import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabaseUrl, testDatabaseUrl } from '#test/support/database.ts'
import { isMigrated, migrate } from './migrate.ts'
import { connect } from './sql.ts'

const url = await emptyDatabaseUrl()
const db = connect(url)
const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
const write = (name: string, text: string) => writeFile(join(folder, name), text)

beforeAll(() => write('0001_first.sql', 'create table first (id int);'))
beforeEach(() => write('0002_second.sql', 'create table second (id int); insert into second values (2);'))
afterAll(async () => {
  await db.end()
  await rm(folder, { recursive: true })
})

test('nodes that start together apply each migration once', async () => {
  expect(await isMigrated(db, folder)).toBe(false)
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(url, { folder })))
  expect(applied.sort()).toEqual([0, 0, 0, 0, 0, 2])
  expect(await db`select id from second`).toEqual([{ id: 2 }])
  expect(await isMigrated(db, folder)).toBe(true)
})

test('a new file makes the database behind until it is applied, and progress is told', async () => {
  await write('0003_third.sql', 'alter table second\n  add name text;')
  expect(await isMigrated(db, folder)).toBe(false)
  const lines: string[] = []
  expect(await migrate(url, { folder, log: (line) => lines.push(line) })).toBe(1)
  expect(lines).toEqual(['Applying 1 migration…'])
})

test('a table that was written anew is looked over at once, so that its index alone can answer', async () => {
  await db`create table "Old" (id int primary key, name int)`
  await db`insert into "Old" select n, n from generate_series(1, 5000) n`
  await db`vacuum analyze "Old"`
  await write('0004_anew.sql', 'alter table "Old" alter name type bigint using name + 1;')
  expect(await migrate(url, { folder })).toBe(1)
  // How much of it is found visible to all depends on whoever else is reading at that moment.
  const counts = () => db`select vacuum_count as before_and_after from pg_stat_user_tables where relname = 'Old'`
  await expect.poll(counts).toEqual([{ before_and_after: 2 }])
  await db`drop table "Old"`
  await db`delete from schema_migrations where name = '0004_anew.sql'`
  await rm(join(folder, '0004_anew.sql'))
})

test('a failing migration names its line and leaves nothing behind', async () => {
  await write('0004_broken.sql', 'create table fourth (id int);\n\nselect nonsense;')
  await expect(migrate(url, { folder })).rejects.toThrow(/0004_broken\.sql failed and was rolled back: .* \(line 3\)/)
  expect(await db`select to_regclass('fourth') as found`).toEqual([{ found: null }])
  await rm(join(folder, '0004_broken.sql'))
})

test('a file changed after it was applied is refused', async () => {
  await write('0002_second.sql', 'create table second (id bigint);')
  await expect(migrate(url, { folder })).rejects.toThrow('0002_second.sql was changed after it was applied')
})

test('line ends do not count as a change', async () => {
  await write('0003_third.sql', 'alter table second\r\n  add name text;')
  await expect(migrate(url, { folder })).resolves.toBe(0)
})

test('a database from a newer version is refused', async () => {
  await rm(join(folder, '0003_third.sql'))
  await expect(migrate(url, { folder })).rejects.toThrow('0003_third.sql, which this version does not know')
})

test('no two migrations share a number, so that everybody applies them in the same order', async () => {
  const numbers = (await readdir(resolve('migrations')))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, 4))
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  // These two do not touch each other, and were applied before anybody looked.
  expect(twice).toEqual(['0016'])
})

test("the program's own migrations are applied in the template that tests clone", async () => {
  const clone = connect(await testDatabaseUrl())
  expect(await isMigrated(clone)).toBe(true)
  await clone.end()
})
