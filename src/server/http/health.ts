import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 2_000

interface HealthOptions {
  /** Whether this node can serve: the database answers and has every migration. */
  isReady: () => Promise<boolean>
}

/** What balancers ask: is the process alive, and may visitors be sent to it? Fastify refuses both while it closes. */
export async function health(app: FastifyInstance, { isReady }: HealthOptions) {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const status = (await within(isReady)) ? 'ready' : 'not ready'
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}

/** A database that does not answer in time is as good as absent. */
async function within(isReady: () => Promise<boolean>): Promise<boolean> {
  const answer = isReady().catch(() => false)
  return Promise.race([answer, sleep(PATIENCE_MS, false, { ref: false })])
}
