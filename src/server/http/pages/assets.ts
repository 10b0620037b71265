import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { allowAnyOrigin } from '../cors.ts'

const COMPRESSED = /\.(br|gz)$/
const PICTURE = /\.(svg|png|jpg|webp|avif|ico)$/
/** Has its own route. */
const WORKER = 'sw.js'
const FOR_EVER = { maxAge: '365d', immutable: true }

/**
 * Static build output: hashed files are immutable, the few at the root are cached for an hour; compressed at build
 * time. Files are listed once at startup, because the plugin's own wildcard route reads the folder on every request.
 */
export async function assets(app: FastifyInstance, { buildDir }: { buildDir: string }) {
  const client = join(buildDir, 'client')
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true })
  const hashed = new Set<string>()
  for (const path of await filesIn(client)) {
    if (path.startsWith('assets/')) hashed.add(path)
    else if (path !== WORKER)
      app.get(`/${path}`, (_request, reply) => {
        if (PICTURE.test(path)) allowAnyOrigin(reply)
        return reply.sendFile(path, client, { maxAge: maxAgeOf(path) })
      })
  }
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => {
    const path = `assets/${params['*']}`
    return hashed.has(path) ? reply.sendFile(path, client, FOR_EVER) : reply.callNotFound()
  })
}

/** URL paths of all files; compressed variants are served through them. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('.') && !COMPRESSED.test(path))
}

// A service worker must be revalidated on each load, or an outdated one stays active.
const maxAgeOf = (path: string) => (path.endsWith('sw.js') ? 0 : '1h')
