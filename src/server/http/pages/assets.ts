import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const COMPRESSED = /\.(br|gz)$/
/** Has a route of its own. */
const WORKER = 'sw.js'
const FOR_EVER = { maxAge: '365d', immutable: true }

/**
 * The built files: hashed ones for ever, the few at the root for an hour; compressed at build time. They are listed once,
 * since the plugin's own route reads the whole folder for every file it sends.
 */
export async function assets(app: FastifyInstance, { buildDir }: { buildDir: string }) {
  const client = join(buildDir, 'client')
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true })
  const hashed = new Set<string>()
  for (const path of await filesIn(client)) {
    if (path.startsWith('assets/')) hashed.add(path)
    else if (path !== WORKER)
      app.get(`/${path}`, (_request, reply) => reply.sendFile(path, client, { maxAge: maxAgeOf(path) }))
  }
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => {
    const path = `assets/${params['*']}`
    return hashed.has(path) ? reply.sendFile(path, client, FOR_EVER) : reply.callNotFound()
  })
}

/** Every file that is asked for by its name, as addresses write them; its compressed forms come with it. */
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

// A worker must be looked up anew each time, or an old one stays in charge.
const maxAgeOf = (path: string) => (path.endsWith('sw.js') ? 0 : '1h')
