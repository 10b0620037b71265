import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { PageContext } from '#contract/page.ts'

/** Fetch handler of the built site; the page context is passed per request. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>

interface SiteBuild {
  entry: { module: { rendererOf(build: unknown, mode: string): RenderPage } }
}

/** Loads the built bundle; it contains its own React, so the server has no copy of the web code. */
export async function loadBuilt(buildDir: string): Promise<RenderPage> {
  const build: SiteBuild = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  return build.entry.module.rendererOf(build, 'production')
}

/** Development: every request uses the current source, and the browser receives hot updates. */
export async function loadLive(app: FastifyInstance): Promise<RenderPage> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  return async (request, page) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as SiteBuild
    return build.entry.module.rendererOf(build, 'development')(request, page)
  }
}
