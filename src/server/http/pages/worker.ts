import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/**
 * Replacement that disables a service worker: it clears all caches and unregisters, so that pages come from the network
 * only.
 */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

interface Options {
  buildDir: string
  /** The operator's setting. */
  isOn: () => Promise<boolean>
}

/** The service worker with its build id: a new build is a new worker, which caches the pages of that build. */
export async function workerRoute(app: FastifyInstance, { buildDir, isOn }: Options) {
  const client = join(buildDir, 'client')
  const files = (await readdir(join(client, 'assets'))).sort().join('\n')
  const mark = createHash('sha256').update(files).digest('hex').slice(0, 12)
  const code = (await readFile(join(client, 'sw.js'), 'utf8')).replace(/^const BUILD = .*$/m, `const BUILD = '${mark}'`)
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Must be revalidated on each load, or an outdated worker stays active.
      .header('cache-control', 'no-cache')
      .send((await isOn()) ? code : FAREWELL),
  )
}
