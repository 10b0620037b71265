import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabaseUrl, testDatabaseUrl } from '#test/support/database.ts'
import { isMigrated, migrate } from './migrate.ts'
import { SCHEMA_VERSION } from './schema-version.ts'
import { connect, type Database } from './sql.ts'

let url: string
let db: Database
let root: string
const write = (name: string, text: string) => writeFile(join(root, 'migrations', name), text)
const define = (name: string, text: string) => writeFile(join(root, 'database', name), text)
const run = (version = 1) => migrate(url, { root, version })

beforeEach(async () => {
  url = await emptyDatabaseUrl()
  db = connect(url)
  root = await mkdtemp(join(tmpdir(), 'schema-'))
  for (const folder of ['migrations', 'database']) await mkdir(join(root, folder))
  await write('0001_first.sql', 'create table first (id int);')
  await write('0002_second.sql', 'create table second (id int); insert into second values (2);')
})
afterEach(async () => {
  await db.end()
  await rm(root, { recursive: true })
})

describe('migrations', () => {
  test('are applied once when nodes start together', async () => {
    expect(await isMigrated(db, root)).toBe(false)
    const applied = await Promise.all(Array.from({ length: 6 }, () => run()))
    expect(applied.sort()).toEqual([0, 0, 0, 0, 0, 2])
    expect(await db`select id from second`).toEqual([{ id: 2 }])
    expect(await isMigrated(db, root)).toBe(true)
  })

  test('of a later version are pending until they are applied, and progress is logged', async () => {
    await run()
    await write('20261201_1200_third.sql', 'alter table second\n  add name text;')
    expect(await isMigrated(db, root)).toBe(false)
    const lines: string[] = []
    expect(await migrate(url, { root, log: (line) => lines.push(line) })).toBe(1)
    expect(lines).toEqual(['Applying 1 migration…'])
    expect(await db`select version from schema_version`).toEqual([{ version: SCHEMA_VERSION }])
  })

  test('that rewrite a table are followed by a vacuum, so that index-only scans work', async () => {
    await run()
    await db`create table "Old" (id int primary key, name int)`
    await db`insert into "Old" select n, n from generate_series(1, 5000) n`
    await db`vacuum analyze "Old"`
    await write('20261201_1200_rewrite.sql', 'alter table "Old" alter name type bigint using name + 1;')
    expect(await run()).toBe(1)
    // How many pages are visible to all depends on concurrent readers.
    const counts = () => db`select vacuum_count as before_and_after from pg_stat_user_tables where relname = 'Old'`
    await expect.poll(counts).toEqual([{ before_and_after: 2 }])
  })

  test('that fail name the line, and everything that was pending is rolled back', async () => {
    await run()
    await write('20261201_1200_third.sql', 'create table third (id int);')
    await write('20261201_1300_broken.sql', 'create table fourth (id int);\n\nselect nonsense;')
    await expect(run()).rejects.toThrow(/1300_broken\.sql failed and was rolled back: .* \(line 3\)/)
    expect(await db`select to_regclass('third') as third, to_regclass('fourth') as fourth`).toEqual([
      { third: null, fourth: null },
    ])
  })

  test('can alter a table after an earlier one fired its deferred triggers', async () => {
    await define(
      'triggers_x.sql',
      'create or replace function pass() returns trigger language plpgsql as $$\nbegin\n  return null;\nend $$;\n',
    )
    await write(
      '0003_third.sql',
      `create constraint trigger late after insert on second deferrable initially deferred for each row execute function pass();
       insert into second values (3);`,
    )
    await write('0004_fourth.sql', 'alter table second add name text;')
    expect(await run()).toBe(4)
  })

  test('that were changed after they were applied are refused, except for line ends', async () => {
    await run()
    await write('0002_second.sql', 'create table second (id bigint);')
    await expect(run()).rejects.toThrow('0002_second.sql was changed after it was applied')
    await write('0002_second.sql', 'create table second (id int); insert into second values (2);')
    await write('20261201_1200_third.sql', 'alter table second\n  add name text;')
    await run()
    await write('20261201_1200_third.sql', 'alter table second\r\n  add name text;')
    await expect(run()).resolves.toBe(0)
  })

  test('that this program does not know are refused', async () => {
    await write('20261201_1200_third.sql', 'select 1;')
    await run()
    await rm(join(root, 'migrations/20261201_1200_third.sql'))
    await expect(run()).rejects.toThrow('20261201_1200_third.sql, which this version does not know')
  })

  test('that are older than an applied one are refused', async () => {
    await write('20261201_1200_third.sql', 'select 1;')
    await run()
    await write('20261130_1200_late.sql', 'create table late (id int);')
    await expect(run()).rejects.toThrow('20261130_1200_late.sql is older than 20261201_1200_third.sql')
  })

  test('with a gap in the baseline or without a time in their name are refused', async () => {
    await write('0004_fourth.sql', 'select 1;')
    await expect(run()).rejects.toThrow('Migration 0003 is missing')
    await rm(join(root, 'migrations/0004_fourth.sql'))
    await write('third.sql', 'select 1;')
    await expect(run()).rejects.toThrow('third.sql is not a name of a migration')
    expect(await db`select to_regclass('first') as found`).toEqual([{ found: null }])
  })
})

describe('a database', () => {
  test('from before schema version 1 is refused and not changed', async () => {
    await db`create table schema_migrations (name text primary key, checksum text not null)`
    await db`insert into schema_migrations values ('0196_exact_limits.sql', 'x')`
    await expect(run()).rejects.toThrow(
      /made before schema version 1.*Nothing was changed.*new data folder \(DATA_DIR\) or an empty database/,
    )
    expect(
      await db`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    ).toEqual([{ relname: 'schema_migrations' }])
    expect(await isMigrated(db, root)).toBe(false)
  })

  test('of a newer schema version is refused', async () => {
    await run(3)
    await expect(run(2)).rejects.toThrow('has schema version 3; this program supports version 2. Update the program')
    expect(await db`select version from schema_version`).toEqual([{ version: 3 }])
  })
})

describe('functions and views', () => {
  const answer = (value: number) =>
    `create or replace function answer() returns int language sql immutable\n  return ${value};\n`
  const doubled = 'create view doubled as select answer() * 2 as value;\n'
  const value = async () => (await db<{ value: number }[]>`select value from doubled`)[0]!.value

  test('are applied again when their checksum changes, and only then', async () => {
    await define('functions_x.sql', answer(21))
    await define('views_x.sql', doubled)
    await run()
    expect(await value()).toBe(42)
    await db.unsafe(answer(1))
    expect(await run()).toBe(0)
    expect(await value()).toBe(2)
    await define('functions_x.sql', answer(4))
    expect(await run()).toBe(0)
    expect(await value()).toBe(8)
  })

  test('are created in the order of their files, and views can change their columns', async () => {
    await define('functions_x.sql', answer(1))
    await define('views_a.sql', doubled)
    await define('views_b.sql', 'create view shown as select value from doubled;\n')
    await run()
    await define('views_a.sql', 'create view doubled as select 5 as first, answer() * 2 as value;\n')
    await run()
    expect(await db`select * from shown`).toEqual([{ value: 2 }])
    expect(await db`select * from doubled`).toEqual([{ first: 5, value: 2 }])
  })

  test('that fail name file and line, and leave the earlier ones in place', async () => {
    await define('functions_x.sql', answer(1))
    await define('views_x.sql', doubled)
    await run()
    await define('views_x.sql', `${doubled}create view broken as\n  select nonsense;\n`)
    await expect(run()).rejects.toThrow(/database\/views_x\.sql failed and was rolled back: .*nonsense.* \(line 3\)/)
    expect(await value()).toBe(2)
  })

  test('of triggers exist before the migrations that use them, and are replaced after them', async () => {
    const stamp = (column: string) =>
      `create or replace function stamp() returns trigger language plpgsql as $$\nbegin\n  new.${column} := 7;\n  return new;\nend $$;\n`
    await define('triggers_x.sql', stamp('id'))
    await write(
      '0003_third.sql',
      'create trigger stamp before insert or update on second for each row execute function stamp();',
    )
    await run()
    await define('triggers_x.sql', stamp('name'))
    await write('20261201_1200_name.sql', 'update second set id = 3; alter table second add name int;')
    await run()
    await db`insert into second values (4)`
    expect(await db`select id, name from second order by id`).toEqual([
      { id: 4, name: 7 },
      { id: 7, name: null },
    ])
  })
})

describe('the files of this program', () => {
  test('of triggers that a migration drops are not needed by the earlier migrations of a new database', async () => {
    await write(
      '0003_third.sql',
      'create trigger old before insert on second for each row execute function old();\ninsert into second values (3);',
    )
    await expect(run()).rejects.toThrow('function old() does not exist')
    await write('20261201_1200_drop.sql', 'drop trigger old on second;\ndrop function old();')
    expect(await run()).toBe(4)
    expect(await db`select id from second order by id`).toEqual([{ id: 2 }, { id: 3 }])
    expect(await db`select from pg_proc where proname = 'old'`).toHaveLength(0)
  })

  test('are applied in the template that tests clone', async () => {
    const clone = connect(await testDatabaseUrl())
    expect(await isMigrated(clone)).toBe(true)
    await clone.end()
  })

  test('keep functions in database/, except those that indexes and columns use', async () => {
    const functions = async (folder: string, pattern: RegExp) => {
      const names = (await readdir(resolve(folder))).filter((name) => name.endsWith('.sql'))
      const texts = await Promise.all(names.map((name) => readFile(resolve(folder, name), 'utf8')))
      return texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!)).sort()
    }
    const frozen = await functions('migrations', /^create (?:or replace )?function (\w+)/gm)
    const clone = connect(await testDatabaseUrl())
    const used = await clone<{ name: string }[]>`
      select distinct p.proname as name from pg_depend d join pg_proc p on p.oid = d.refobjid and d.refclassid = 'pg_proc'::regclass
      where d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)
        and p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`
    const all = await clone<{ name: string }[]>`
      select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`
    await clone.end()
    // cell_of() calls spread_bits().
    expect(frozen).toEqual([...used.map(({ name }) => name), 'spread_bits'].sort())
    const defined = await functions('database', /^create or replace function (\w+)/gm)
    expect([...frozen, ...defined].sort()).toEqual(all.map(({ name }) => name).sort())
  })
})
