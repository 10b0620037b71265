import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Takes the place of a worker that went wrong: it forgets everything, leaves, and pages come from the network alone. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

interface Options {
  buildDir: string
  /** The operator's switch. */
  isOn: () => Promise<boolean>
}

/** The worker, marked with its build: another build is another worker, which keeps the new build's page. */
export async function workerRoute(app: FastifyInstance, { buildDir, isOn }: Options) {
  const client = join(buildDir, 'client')
  const files = (await readdir(join(client, 'assets'))).sort().join('\n')
  const mark = createHash('sha256').update(files).digest('hex').slice(0, 12)
  const code = (await readFile(join(client, 'sw.js'), 'utf8')).replace(/^const BUILD = .*$/m, `const BUILD = '${mark}'`)
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Looked up anew each time, or an old one stays in charge.
      .header('cache-control', 'no-cache')
      .send((await isOn()) ? code : FAREWELL),
  )
}
