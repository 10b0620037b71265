import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { freePort } from '../db/embedded/free-port.ts'
import { enqueue } from '../jobs/queue.ts'
import { observed } from '../observed.ts'
import { serveMetrics } from './serve-metrics.ts'

const { db, inject } = await testApp()

async function metrics() {
  const port = await freePort()
  const server = await serveMetrics(db, port)
  onTestFinished(() => server.stop())
  return { port, read: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() }
}

test('requests are counted by route, method and status, without ids or parameters', async () => {
  const { read } = await metrics()
  await inject({ url: '/health?secret=1' })
  await inject({ url: '/documents/0123456789abcdef0123456789abcdef/a.pdf' })
  await inject({ url: '/api/no-such-call' })
  const text = await read()
  expect(text).toContain('lintel_request_seconds_count{route="/health",method="GET",status="200"} 1')
  expect(text).toContain('lintel_request_seconds_count{route="/documents/:key/:name",method="GET",status="404"} 1')
  expect(text).toMatch(/lintel_request_seconds_count\{route="[^"]*",method="GET",status="404"\} 1/)
  expect(text).not.toMatch(/secret|no-such-call|0123456789abcdef/)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('jobs are counted by outcome, and queues by state and age', async () => {
  const { read } = await metrics()
  observed.job.publish({ name: 'some-job', outcome: 'failed', seconds: 0.2 })
  await enqueue(db, 'sweep-media', {})
  const text = await read()
  expect(text).toContain('lintel_job_seconds_count{job="some-job",outcome="failed"} 1')
  expect(text).toContain('lintel_queue_jobs{queue="sweep-media",state="created"} 1')
  expect(text).toMatch(/lintel_queue_oldest_seconds\{queue="sweep-media"\} \d/)
  expect(text).toMatch(/lintel_database_connections\{state="active"\} [1-9]/)
})

test('metrics are served on loopback only, at one path', async () => {
  const { port } = await metrics()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)
  if (outer) await expect(fetch(`http://${outer.address}:${port}/metrics`)).rejects.toThrow()
})

test('the dashboard shows only metrics that exist', async () => {
  const { read } = await metrics()
  const text = await read()
  const named = readFileSync('deploy/grafana.json', 'utf8').match(/\b(lintel|nodejs|process)_\w+/g)!
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !text.includes(`# HELP ${name.replace(/_(bucket|count|sum)$/, '')} `))).toEqual([])
})
