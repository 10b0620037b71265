import type { Channel } from 'node:diagnostics_channel'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Sql } from '../db/sql.ts'
import { type AnsweredRequest, type EndedJob, observed } from '../observed.ts'
import { countConnections, measureQueues } from './queues.sql.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  contentType: string
  /** All metrics in the text format of Prometheus; database figures are read for each call. */
  text(): Promise<string>
  stop(): void
}

/** Counts requests and jobs of this node from now on, and reads queue and connection figures from the database. */
export function collectMetrics(sql: Sql): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'lintel_request_seconds',
    help: 'Duration of HTTP requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'lintel_job_seconds',
    help: 'Duration of job runs by job and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: [...SECONDS, 60, 600],
    registers,
  })
  const waiting = gauge('lintel_queue_jobs', 'Jobs by queue and state; all nodes report the same.', ['queue', 'state'])
  const oldest = gauge('lintel_queue_oldest_seconds', 'Age of the oldest job that is due, by queue.', ['queue'])
  const connections = gauge('lintel_database_connections', 'Connections of all nodes to the database.', ['state'])
  const failures = new Counter({
    name: 'lintel_metrics_failures_total',
    help: 'Reads of database figures that failed.',
    registers,
  })

  function gauge(name: string, help: string, labelNames: string[]) {
    return new Gauge({ name, help, labelNames, registers })
  }

  async function readDatabase() {
    const [queues, open] = await Promise.all([measureQueues(sql), countConnections(sql)])
    for (const one of [waiting, oldest, connections]) one.reset()
    for (const { queue, state, jobs: count, oldestSeconds } of queues) {
      waiting.set({ queue, state }, count)
      if (oldestSeconds !== null) oldest.set({ queue }, oldestSeconds)
    }
    for (const { state, count } of open) connections.set({ state }, count)
  }

  const ends = [
    subscribe<AnsweredRequest>(observed.request, ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status }, seconds),
    ),
    subscribe<EndedJob>(observed.job, ({ name, outcome, seconds }) => jobs.observe({ job: name, outcome }, seconds)),
  ]
  return {
    contentType: registry.contentType,
    async text() {
      // While the database is away, the figures of the process are the ones that matter.
      await readDatabase().catch(() => failures.inc())
      return registry.metrics()
    },
    stop: () => {
      for (const end of ends) end()
    },
  }
}

function subscribe<T>(to: Channel, hear: (message: T) => void): () => void {
  const listener = (message: unknown) => hear(message as T)
  to.subscribe(listener)
  return () => to.unsubscribe(listener)
}
