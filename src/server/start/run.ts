import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../db/start-error.ts'
import { jobs } from '../job-list.ts'
import { startWorker } from '../jobs/worker.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import type { Services } from '../services.ts'
import { wakeSearchFeed } from './wake-search-feed.ts'

const DRAIN_MS = 25_000

/** Running parts of a node: the site, the worker, or both. */
export interface Running {
  drain(hurry: Promise<void>): Promise<void>
}

/** Starts the server and the worker according to the node's role. */
export async function run(services: Services, app: FastifyInstance): Promise<Running> {
  const { role, metricsPort } = services.config
  const metrics = metricsPort === null ? null : await serveMetrics(services.db, metricsPort)
  const worker = role === 'web' ? null : await startWorker(services, jobs)
  const stopFeed = worker && services.searchFeed ? await wakeSearchFeed(services) : null
  await listen(app, services)
  return {
    async drain(hurry) {
      app.isStopping = true
      const delay = services.config.shutdownDelaySeconds * 1000
      await Promise.race([sleep(delay, undefined, { ref: false }), hurry])
      await drain([app.close(), worker?.stop(DRAIN_MS), stopFeed?.()], app, hurry)
      await metrics?.stop()
    },
  }
}

async function listen(app: FastifyInstance, { config }: Services) {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${config.port} is already in use. Set PORT to a free port.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${config.port} requires elevated permissions. Set PORT above 1023.`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST "${config.host}" is not an address of this machine.`)
    throw error
  }
}

/** Waits for running requests and jobs, up to a limit or until a second signal. */
async function drain(closing: (Promise<unknown> | undefined)[], app: FastifyInstance, hurry: Promise<void>) {
  const calm = Promise.all(closing)
  await Promise.race([calm, hurry, sleep(DRAIN_MS, undefined, { ref: false })])
  app.server.closeAllConnections()
}
