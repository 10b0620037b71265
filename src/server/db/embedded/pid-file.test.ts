import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAlive, isServer, readPidFile } from './pid-file.ts'

const cluster = await mkdtemp(join(tmpdir(), 'cluster-'))
afterAll(() => rm(cluster, { recursive: true }))

test('the file contains process id, port and readiness, and a missing file means no server', async () => {
  expect(await readPidFile(cluster)).toBeNull()
  await writeFile(join(cluster, 'postmaster.pid'), '4711\n/data\n1767225600\n5433\n\n127.0.0.1\n 12 34\nready   \n')
  expect(await readPidFile(cluster)).toEqual({ pid: 4711, port: 5433, status: 'ready' })
})

test('a partly written file has no status, and an empty file means no server', async () => {
  await writeFile(join(cluster, 'postmaster.pid'), '4711\n/data\n')
  expect(await readPidFile(cluster)).toMatchObject({ pid: 4711, status: '' })
  await writeFile(join(cluster, 'postmaster.pid'), '')
  expect(await readPidFile(cluster)).toBeNull()
})

test('neither an unrelated process with the same id nor a dead process is taken for the server', async () => {
  const other = spawn('sleep', ['30'])
  expect([isAlive(other.pid!), isServer(other.pid!, '/home/cluster')]).toEqual([true, false])
  other.kill()
  await once(other, 'exit')
  expect([isAlive(other.pid!), isServer(other.pid!, '/home/cluster')]).toEqual([false, false])
})
