import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/db/sql.ts'
import { testDatabaseUrl } from '#test/support/database.ts'
import { testServices } from '#test/support/services.ts'
import { trialServer } from '#test/support/trial-server.ts'

/** TCP proxy between the server and its database that can be disconnected. */
async function cable(target: { hostname: string; port: number }) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(target.port, target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.pipe(other).on('error', () => {})
      socket.on('error', () => {}).on('close', () => other.destroy())
    }
  })
  const plug = (port = 0) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await plug()
  const { port } = server.address() as AddressInfo
  const pull = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      for (const socket of open) socket.destroy()
      open.clear()
    })
  return { port, pull, plug: () => plug(port) }
}

const url = new URL(await testDatabaseUrl())
const line = await cable({ hostname: url.hostname, port: Number(url.port) })
url.port = String(line.port)
const db = connect(url.href)
const services = testServices(db)
const app = await trialServer(services)
afterAll(async () => {
  await db.end({ timeout: 1 })
  await line.pull()
})
const ask = (headers = {}) => app.inject({ url: '/api/slow', headers })

test('without its database the API answers 503, and recovers when the database returns', async () => {
  expect((await ask()).statusCode).toBe(200)
  await line.pull()
  for (const headers of [{}, { authorization: `Bearer 1|${'A'.repeat(43)}` }]) {
    const refused = await ask(headers)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toEqual({
      error: true,
      message: 'The service is busy. Please try again in a moment',
      data: null,
      code: 503,
      details: '',
    })
  }
  expect((await app.inject('/api/echo')).statusCode).toBe(200)
  expect(services.lines.filter(({ level }) => level >= 50)).toEqual([])

  await line.plug()
  await expect.poll(async () => (await ask()).statusCode, { timeout: 10_000 }).toBe(200)
})
