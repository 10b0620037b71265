import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 2_000

interface HealthOptions {
  /** Whether this node can serve requests: the database answers and has every migration. */
  isReady: () => Promise<boolean>
}

/** Liveness and readiness probes for load balancers. */
export async function health(app: FastifyInstance, { isReady }: HealthOptions) {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const status = !app.isStopping && (await within(isReady)) ? 'ready' : 'not ready'
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}

/** A database that does not answer in time counts as unreachable. */
async function within(isReady: () => Promise<boolean>): Promise<boolean> {
  const answer = isReady().catch(() => false)
  return Promise.race([answer, sleep(PATIENCE_MS, false, { ref: false })])
}
