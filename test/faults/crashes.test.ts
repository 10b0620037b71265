import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databasePid, isReady, processesOn, query, running, startNode } from './node.ts'

const settled = { timeout: 180_000, interval: 50 }

test('after kill -9 of the program the next start adopts its database, and stops it at its end', async () => {
  const { DATA_DIR, PORT, node } = await running()
  await query(DATA_DIR, 'create table kept as select 42 as answer')
  const database = databasePid(DATA_DIR)
  node.kill('SIGKILL')
  await node.exited
  const next = startNode({ DATA_DIR, PORT })
  await next.ready()
  expect(databasePid(DATA_DIR)).toBe(database)
  expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }])
  next.kill('SIGINT')
  expect(await next.exited).toBe(0)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('after kill -9 of an adopted database it is restarted', async () => {
  const { DATA_DIR, PORT, node } = await running()
  node.kill('SIGKILL')
  await node.exited
  const next = startNode({ DATA_DIR, PORT })
  await next.ready()
  process.kill(databasePid(DATA_DIR), 'SIGKILL')
  await vi.waitFor(() => expect(next.said()).toContain('Database restarted.'), settled)
  await vi.waitFor(async () => expect(await isReady(PORT)).toBe(true), settled)
})

test('after kill -9 of the database the program keeps running and becomes ready again', async () => {
  const { DATA_DIR, PORT, node } = await running()
  await query(DATA_DIR, 'create table kept as select 42 as answer')
  const before = databasePid(DATA_DIR)
  process.kill(before, 'SIGKILL')
  await vi.waitFor(() => expect(node.said()).toContain('Database restarted.'), settled)
  await vi.waitFor(async () => expect(await isReady(PORT)).toBe(true), settled)
  expect(databasePid(DATA_DIR)).not.toBe(before)
  expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }])
  node.kill('SIGINT')
  expect(await node.exited).toBe(0)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('after kill -9 of both, the next start has all committed data', async () => {
  const { DATA_DIR, PORT, node } = await running()
  await query(DATA_DIR, 'create table kept as select 42 as answer')
  node.kill('SIGKILL')
  process.kill(databasePid(DATA_DIR), 'SIGKILL')
  await node.exited
  const next = startNode({ DATA_DIR, PORT })
  await next.ready()
  expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('after a crash an unrelated server that reused the database’s process id is left alone and does not prevent the start', async () => {
  const { DATA_DIR, PORT, node } = await running()
  node.kill('SIGKILL')
  process.kill(databasePid(DATA_DIR), 'SIGKILL')
  await node.exited
  const file = join(DATA_DIR, 'postgres/cluster/postmaster.pid')
  const { uid, gid } = statSync(file)
  // A process named like a database server, as one with a reused process id might be.
  const folder = mkdtempSync(join(tmpdir(), 'lintel-innocent-'))
  chmodSync(folder, 0o755)
  copyFileSync('/bin/sleep', join(folder, 'postgres'))
  const innocent = spawn(join(folder, 'postgres'), ['120'], process.getuid?.() === 0 ? { uid, gid } : {})
  onTestFinished(() => {
    innocent.kill()
    rmSync(folder, { recursive: true })
  })
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(innocent.pid)))
  const next = startNode({ DATA_DIR, PORT })
  await next.ready()
  expect(innocent.exitCode).toBeNull()
})
