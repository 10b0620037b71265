import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../db/start-error.ts'
import { jobs } from '../job-list.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import type { Services } from '../services.ts'

const DRAIN_MS = 25_000

/** What runs on a node: the site, the jobs, or both. */
export interface Running {
  drain(hurry: Promise<void>): Promise<void>
}

/** Starts listening and working, as the node's role says. */
export async function run(services: Services, app: FastifyInstance): Promise<Running> {
  const worker = services.config.role === 'web' ? null : await startWorker(services, jobs)
  await listen(app, services)
  return { drain: (hurry) => drain(app, worker, hurry) }
}

async function listen(app: FastifyInstance, { config }: Services) {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${config.port} is in use by another program. Set PORT to a free one.`)
    if (code === 'EACCES')
      throw new StartError(`PORT ${config.port} may not be used by this user. Set PORT above 1023.`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST "${config.host}" is not an address of this machine.`)
    throw error
  }
}

/** Lets what has begun come to its end, within bounds or until someone hurries. */
async function drain(app: FastifyInstance, worker: Worker | null, hurry: Promise<void>) {
  const calm = Promise.all([app.close(), worker?.stop(DRAIN_MS)])
  await Promise.race([calm, hurry, sleep(DRAIN_MS, undefined, { ref: false })])
  app.server.closeAllConnections()
}
