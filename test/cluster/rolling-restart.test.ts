import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect, one } from '#server/db/sql.ts'
import { freePort, startNode } from '#test/faults/node.ts'
import { dataFolder } from '#test/support/data-folder.ts'
import { startHaproxy } from './haproxy.ts'
import { startServer } from './server.ts'

/** For a first start on a busy machine. */
const PATIENCE_MS = 300_000

const folder = dataFolder('lintel-rolling-node-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const server = await startServer()
const ports = [await freePort(), await freePort()] as const
const proxy = await startHaproxy(ports)
afterAll(() => proxy.stop())

const begin = async (port: string) => {
  const node = startNode({
    PORT: port,
    DATA_DIR: join(folder, 'node'),
    DATABASE_URL: server.url,
    SHUTDOWN_DELAY_SECONDS: '4',
    LOG_LEVEL: 'error',
  })
  await node.ready(PATIENCE_MS)
  return node
}

/** The limit of contact messages, which a node that is about to stop answers like any other. */
const LIMITED = 429

/** Requests without a pause until told to stop; every response that is no success is kept. */
function visitor(path: string, init: (n: number) => RequestInit = () => ({})) {
  const result = { answered: 0, accepted: 0, failures: [] as string[] }
  let isOver = false
  const going = (async () => {
    while (!isOver) {
      const response = await fetch(`${proxy.url}${path}`, init(result.answered)).catch((error: Error) => error)
      if (response instanceof Error) result.failures.push(String(response.cause ?? response))
      else if (response.status === 200) result.accepted += /^\{"error":false/.test(await response.text()) ? 1 : 0
      else if (response.status === LIMITED) await response.arrayBuffer()
      else result.failures.push(`${response.status} ${await response.text()}`)
      result.answered += 1
    }
  })()
  return async () => {
    isOver = true
    await going
    return result
  }
}

test('nodes that restart in turn behind haproxy fail no request, and every accepted message is stored once', async () => {
  const nodes = [await begin(ports[0]), await begin(ports[1])]
  await expect.poll(async () => (await fetch(`${proxy.url}/health`).catch(() => null))?.status).toBe(200)
  const message = (n: number) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `visitor-${n}@example.com`,
      first_name: 'Pia',
      last_name: 'Patient',
      subject: `Message ${n}`,
      message: 'Is it there once?',
    }),
  })
  const ends = [visitor('/about-us'), visitor('/api/web-settings'), visitor('/api/contct_us', message)]
  for (const [index, port] of ports.entries()) {
    nodes[index]!.kill('SIGTERM')
    expect(await nodes[index]!.exited).toBe(0)
    nodes[index] = await begin(port)
  }
  const results = await Promise.all(ends.map((end) => end()))
  for (const { failures, answered } of results) {
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(50)
  }
  const db = connect(server.url, { connections: 1 })
  const { count } = await one(db<{ count: number }[]>`select count(*) from contact_requests`)
  await db.end()
  // Of the others each was told that it exceeds the limit.
  expect(count).toBe(results[2]!.accepted)
  expect(count).toBeGreaterThan(0)
  for (const node of nodes) node.kill('SIGTERM')
})
