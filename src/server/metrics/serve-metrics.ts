import { createServer } from 'node:http'
import type { Sql } from '../db/sql.ts'
import { StartError } from '../db/start-error.ts'
import { collectMetrics } from './metrics.ts'

/** Serves `GET /metrics` on loopback, apart from the site: the figures are not for the public. */
export async function serveMetrics(sql: Sql, port: number): Promise<{ stop(): Promise<void> }> {
  const metrics = collectMetrics(sql)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(new StartError(`METRICS_PORT ${port} can’t be used: ${error.message}`)))
    server.listen(port, '127.0.0.1', done)
  })
  return {
    stop: async () => {
      metrics.stop()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
