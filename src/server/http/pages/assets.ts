import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const COMPRESSED = /\.(br|gz)$/
/** Has a route of its own. */
const WORKER = 'sw.js'

/** The built files: hashed ones for ever, the few at the root for an hour; compressed at build time. */
export async function assets(app: FastifyInstance, { buildDir }: { buildDir: string }) {
  const client = join(buildDir, 'client')
  const year = { maxAge: '365d', immutable: true }
  await app.register(fastifyStatic, { root: join(client, 'assets'), prefix: '/assets/', preCompressed: true, ...year })
  for (const entry of await readdir(client, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
      .slice(client.length + 1)
      .replaceAll('\\', '/')
    if (!entry.isFile() || path.startsWith('assets/') || path.startsWith('.') || COMPRESSED.test(path)) continue
    if (path === WORKER) continue
    app.get(`/${path}`, (_request, reply) => reply.sendFile(path, client, { maxAge: maxAgeOf(path) }))
  }
}

// A worker must be looked up anew each time, or an old one stays in charge.
const maxAgeOf = (path: string) => (path.endsWith('sw.js') ? 0 : '1h')
