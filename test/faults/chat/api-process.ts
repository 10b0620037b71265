import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/sql.ts'
import { createServices } from '#server/start/create-services.ts'

/** One API node in its own process: the program without pages and without rate limits. */
const config = readConfig(process.env)
const services = createServices(config, connect(config.databaseUrl!))
const app = await buildApp(services, { rateLimits: null })
await app.listen({ port: config.port, host: '127.0.0.1' })
process.send?.('ready')

process.on('message', (question) => {
  if (question !== 'memory') return
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, held: heapUsed + external })
})
process.once('disconnect', () => process.exit(0))
