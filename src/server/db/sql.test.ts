import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase, testDatabaseUrl } from '#test/support/database.ts'
import { setRoleDefaults } from './role-defaults.sql.ts'
import { connect, maybeOne, one, type Sql } from './sql.ts'

const db = await testDatabase()

test.each([
  ['42::bigint', 42],
  ['9007199254740991::bigint', 9_007_199_254_740_991],
  ['9223372036854775806::bigint', '9223372036854775806'],
  ['12.50::numeric', 12.5],
  ['-0.000001::numeric', -0.000001],
  ['123456789012345.678::numeric', '123456789012345.678'],
  ['count(*)', 1],
])('%s is returned as %s', async (expression, value) => {
  expect(await one(db.unsafe<{ value: unknown }[]>(`select ${expression} as value`))).toEqual({ value })
})

test('a list of ids is returned as numbers', async () => {
  expect(await one(db`select array[1, 2]::bigint[] as ids`)).toEqual({ ids: [1, 2] })
})

test('JSON is passed and returned as a value', async () => {
  const value = { deep: [1, 'two', null] }
  expect(await one(db`select ${db.json(value)}::jsonb as value`)).toEqual({ value })
})

test('one requires a row, and maybeOne does not', async () => {
  await expect(one(db`select 1 where false`)).rejects.toThrow('no row')
  expect(await maybeOne(db`select 1 where false`)).toBeNull()
})

test('a query runs in the transaction it is given', async () => {
  const insert = (sql: Sql) => sql`insert into only_here values (1)`
  await db`create table only_here (id int)`
  const gone = db.begin(async (sql) => {
    await insert(sql)
    throw new Error('no')
  })
  await expect(gone).rejects.toThrow('no')
  expect(await db`select * from only_here`).toEqual([])
})

test('open transactions do not block statements', async () => {
  const held = Promise.withResolvers<void>()
  const holding = Array.from({ length: 12 }, () => db.begin((sql) => Promise.all([sql`select 1`, held.promise])))
  const answer = await Promise.race([one(db`select 'answered' as value`), sleep(3_000)])
  held.resolve()
  expect(answer).toEqual({ value: 'answered' })
  expect(await Promise.all(holding)).toHaveLength(12)
})

test('transactions that wait for a lock do not block statements', async () => {
  const held = Promise.withResolvers<void>()
  const holder = db.begin((sql) => Promise.all([sql`select pg_advisory_xact_lock(1)`, held.promise]))
  const waiting = Array.from({ length: 12 }, () => db.begin((sql) => sql`select pg_advisory_xact_lock_shared(1)`))
  const answer = await Promise.race([one(db`select 'answered' as value`), sleep(3_000)])
  held.resolve()
  expect(answer).toEqual({ value: 'answered' })
  await Promise.all([holder, ...waiting])
})

test('an ended pool accepts no statements', async () => {
  const own = connect(await testDatabaseUrl())
  await own.begin((sql) => sql`select 1`)
  await own.end()
  await expect(own`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  await expect(own.begin((sql) => sql`select 1`)).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
})

test('a statement above the timeout is cancelled by the server', async () => {
  await expect(db.begin((sql) => [sql`set local statement_timeout = 50`, sql`select pg_sleep(5)`])).rejects.toThrow(
    'statement timeout',
  )
})

test('with a direct URL, statements send no settings, the role provides them, and listening uses the direct URL', async () => {
  const url = await testDatabaseUrl()
  const pooled = connect(url, { directUrl: url })
  const timeout = () => one(pooled<{ timeout: string }[]>`select current_setting('statement_timeout') as timeout`)
  expect(await timeout()).toEqual({ timeout: '0' })
  expect(pooled.options.connection).toMatchObject({ statement_timeout: 15_000, jit: 'off' })
  await pooled.end()
  const direct = connect(url, { connections: 2 })
  const { role } = await one(direct<{ role: string }[]>`select current_user as role`)
  await Promise.all([setRoleDefaults(direct, role), setRoleDefaults(direct, role)])
  const again = connect(url, { directUrl: url })
  expect(
    await one(again`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`),
  ).toEqual({
    timeout: '15s',
    jit: 'off',
  })
  await Promise.all([direct.end(), again.end()])
})
