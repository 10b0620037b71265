import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { compressStream, encodingOf } from './pages/compress.ts'

export interface CrawlerSource {
  robots: () => Promise<string>
  index: () => Promise<string>
  file: (name: string) => AsyncIterable<string> | null
}

/** Maximum number of files generated concurrently; each reads up to 50,000 rows. */
const MAX_AT_ONCE = 2
const HOUR = 'public, max-age=3600'

/** robots.txt and sitemaps. */
export function crawlerRoutes(app: FastifyInstance, source: CrawlerSource) {
  let writing = 0
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await source.robots()),
  )
  app.get('/sitemap.xml', async (_request, reply) => asXml(reply).send(await source.index()))
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const pieces = /\.xml$/.test(request.params.name) ? source.file(request.params.name.slice(0, -4)) : null
    if (!pieces) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such list.\n')
    if (writing >= MAX_AT_ONCE)
      return reply
        .code(503)
        .header('retry-after', '10')
        .type('text/plain; charset=utf-8')
        .send('Please ask again soon.\n')
    const encoding = encodingOf(request.headers['accept-encoding'])
    asXml(reply).header('vary', 'accept-encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    // A stream in response to a HEAD request would never be consumed.
    if (request.method === 'HEAD') return reply.send('')
    writing++
    const stream = Readable.from(pieces, { objectMode: false })
    stream.once('close', () => writing--)
    return reply.send(compressStream(stream, encoding))
  })
}

const asXml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8').header('cache-control', HOUR)
