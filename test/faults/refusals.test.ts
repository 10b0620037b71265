import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, freePort, processesOn, startNode, warmFolder } from './node.ts'

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty". Accepted: a whole number from 1 to 65535.\n'],
  [{ PROT: '8080' }, 'PROT is not a setting. Did you mean PORT?\n'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not the address of a PostgreSQL database. Accepted: postgres://'],
  [{ DATA_DIR: '/dev/null/x' }, 'DATA_DIR is "/dev/null/x", where nothing can be written'],
  [{ NODE_ENV: 'production', BASE_URL: 'https://homes.example' }, 'SECRET is required when NODE_ENV is production.\n'],
])('%o stops the start with one clear line', async (env, message) => {
  const node = startNode({ DATA_DIR: await dataFolder(), ...env })
  expect(await node.exited).toBe(1)
  expect(node.said()).toContain(message)
  expect(node.said().trim().split('\n')).toHaveLength(1)
})

test('a database of the operator that is away is named', async () => {
  const node = startNode({ DATA_DIR: await dataFolder(), DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/lintel' })
  expect(await node.exited).toBe(1)
  expect(node.said()).toMatch(/^DATABASE_URL names a database that cannot be reached: .*ECONNREFUSED/)
  expect(node.said()).not.toContain('hunter2')
})

test('a port that is taken is named, and the database is stopped again', async () => {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const other = createServer().listen(Number(PORT), 'localhost')
  onTestFinished(() => {
    other.close()
  })
  const node = startNode({ DATA_DIR, PORT })
  expect(await node.exited).toBe(1)
  expect(node.said()).toContain(`PORT ${PORT} is in use by another program. Set PORT to a free one.`)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('an unknown command names those there are', async () => {
  const node = startNode({ DATA_DIR: await dataFolder() }, ['src/main.ts', 'dance'])
  expect(await node.exited).toBe(1)
  expect(node.said()).toMatch(/^Unknown command dance\. There are: serve, /)
})
