import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, freePort, processesOn, startNode, warmFolder } from './node.ts'

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty". Accepted: a whole number from 1 to 65535.\n'],
  [{ PROT: '8080' }, 'PROT is not a known variable. Did you mean PORT?\n'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not a PostgreSQL URL. Accepted: postgres://'],
  [{ DATA_DIR: '/dev/null/x' }, 'DATA_DIR "/dev/null/x" is not writable'],
  [{ NODE_ENV: 'production', BASE_URL: 'https://homes.example' }, 'SECRET is required when NODE_ENV is production.\n'],
])('%o stops the start with one error line', async (env, message) => {
  const node = startNode({ DATA_DIR: await dataFolder(), ...env })
  expect(await node.exited).toBe(1)
  expect(node.said()).toContain(message)
  expect(node.said().trim().split('\n')).toHaveLength(1)
})

test('an unreachable operator’s database is named in the error', async () => {
  const node = startNode({ DATA_DIR: await dataFolder(), DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/lintel' })
  expect(await node.exited).toBe(1)
  expect(node.said()).toMatch(/^Can’t connect to the database of DATABASE_URL: .*ECONNREFUSED/)
  expect(node.said()).not.toContain('hunter2')
})

test('a port in use is named in the error, and the database is stopped again', async () => {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const other = createServer().listen(Number(PORT), 'localhost')
  onTestFinished(() => {
    other.close()
  })
  const node = startNode({ DATA_DIR, PORT })
  expect(await node.exited).toBe(1)
  expect(node.said()).toContain(`Port ${PORT} is already in use. Set PORT to a free port.`)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('an unknown command lists the known ones', async () => {
  const node = startNode({ DATA_DIR: await dataFolder() }, ['src/main.ts', 'dance'])
  expect(await node.exited).toBe(1)
  expect(node.said()).toMatch(/^Unknown command: dance\. Available commands: serve, /)
})
