import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databasePid, freePort, isReady, processesOn, query, startNode, warmFolder } from './node.ts'

const settled = { timeout: 20_000, interval: 50 }

async function running() {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const node = startNode({ DATA_DIR, PORT })
  await node.ready()
  return { DATA_DIR, PORT, node }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the program, and its database with it', async (signal) => {
  const { DATA_DIR, node } = await running()
  expect(processesOn(DATA_DIR)).toHaveLength(1)
  node.kill(signal)
  expect(await node.exited).toBe(0)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('a second start on the same folder says who uses it, and harms nothing', async () => {
  const { DATA_DIR, PORT, node } = await running()
  const second = startNode({ DATA_DIR, PORT: await freePort() })
  expect(await second.exited).toBe(1)
  expect(second.said()).toContain(`${DATA_DIR} is in use by process ${node.pid} (http://localhost:${PORT})`)
  expect(second.said()).not.toContain('at ')
  expect(await isReady(PORT)).toBe(true)
})

test('after kill -9 of the program the next start adopts its database, and leaves none behind', async () => {
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

test('after kill -9 of an adopted database it comes back', async () => {
  const { DATA_DIR, PORT, node } = await running()
  node.kill('SIGKILL')
  await node.exited
  const next = startNode({ DATA_DIR, PORT })
  await next.ready()
  process.kill(databasePid(DATA_DIR), 'SIGKILL')
  await vi.waitFor(() => expect(next.said()).toContain('The database is back.'), settled)
  await vi.waitFor(async () => expect(await isReady(PORT)).toBe(true), settled)
})

test('after kill -9 of the database the program goes on, and is ready again by itself', async () => {
  const { DATA_DIR, PORT, node } = await running()
  await query(DATA_DIR, 'create table kept as select 42 as answer')
  const before = databasePid(DATA_DIR)
  process.kill(before, 'SIGKILL')
  await vi.waitFor(() => expect(node.said()).toContain('The database is back.'), settled)
  await vi.waitFor(async () => expect(await isReady(PORT)).toBe(true), settled)
  expect(databasePid(DATA_DIR)).not.toBe(before)
  expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }])
  node.kill('SIGINT')
  expect(await node.exited).toBe(0)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('after kill -9 of both, a start finds everything that was committed', async () => {
  const { DATA_DIR, PORT, node } = await running()
  await query(DATA_DIR, 'create table kept as select 42 as answer')
  node.kill('SIGKILL')
  process.kill(databasePid(DATA_DIR), 'SIGKILL')
  await node.exited
  const next = startNode({ DATA_DIR, PORT })
  await next.ready()
  expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('after a crash another server that got the id of the dead database is left alone, and does not stop the start', async () => {
  const { DATA_DIR, PORT, node } = await running()
  node.kill('SIGKILL')
  process.kill(databasePid(DATA_DIR), 'SIGKILL')
  await node.exited
  const file = join(DATA_DIR, 'postgres/cluster/postmaster.pid')
  const { uid, gid } = statSync(file)
  // Goes by the name of a database server, as the id of one on the same machine might.
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

test('when the npm command is killed, the program it started ends too', async () => {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const command = startNode({ DATA_DIR, PORT }, ['bin/setup.mjs', 'start'])
  await command.ready()
  command.kill('SIGKILL')
  await vi.waitFor(() => expect(processesOn(DATA_DIR)).toEqual([]), settled)
  expect(await isReady(PORT)).toBe(false)
})

test('a signal to the npm command ends everything once, with a good exit code', async () => {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const command = startNode({ DATA_DIR, PORT }, ['bin/setup.mjs', 'start'])
  await command.ready()
  command.kill('SIGINT')
  command.kill('SIGINT')
  expect(await command.exited).toBe(0)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('a warm start takes less than five seconds', async () => {
  const DATA_DIR = await warmFolder()
  const times: number[] = []
  // A machine that is busy with something else gets a second and a third chance.
  while (times.length < 3 && Math.min(...times) > 5_000) {
    const node = startNode({ DATA_DIR, PORT: await freePort() })
    const start = performance.now()
    await node.ready()
    times.push(performance.now() - start)
    node.kill('SIGINT')
    await node.exited
  }
  expect(Math.min(...times)).toBeLessThan(5_000)
})
