import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadDemo } from '#demo/load.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { freePort } from '#server/db/embedded/free-port.ts'
import { createServices } from '#server/start/create-services.ts'
import { openDatabase } from '#server/start/open-database.ts'

export interface World {
  services: ReturnType<typeof createServices>
  /** Starts a server of the whole product; `cache: false` renders every page. */
  serve(options?: { cache?: boolean }): Promise<FastifyInstance>
  /** Lets one server listen; there is one address per world. */
  addressOf(app: FastifyInstance): Promise<string>
}

/** Runs work in a demo world with its own database and folder. */
export async function inDemoWorld(work: (world: World) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lintel-bench-'))
  const port = await freePort()
  // Picture URLs are absolute, so the base URL must be the requested one.
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', BASE_URL: `http://127.0.0.1:${port}` })
  const { db, close } = await openDatabase(config, () => {})
  const services = createServices(config, db)
  const apps: FastifyInstance[] = []
  try {
    await loadDemo(services)
    await work({
      services,
      async serve({ cache = true } = {}) {
        const app = await buildApp(services, { site: { buildDir: resolve('build'), cache }, rateLimits: null })
        apps.push(app)
        return app
      },
      async addressOf(app) {
        await app.listen({ port, host: '127.0.0.1' })
        return config.baseUrl
      },
    })
  } finally {
    for (const app of apps) await app.close()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
