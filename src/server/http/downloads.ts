import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface DownloadSource {
  open(
    name: string,
    userId: number,
    expires: number,
    signature: string,
    owner?: number,
  ): Promise<AsyncIterable<string | Uint8Array> | null>
}

type DownloadRequest = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, unknown> }>

const TYPES: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.zip': 'application/zip',
  '.tar': 'application/x-tar',
}

/** Streams table exports to holders of a signed link, generated while they are sent. */
export function downloadRoutes(app: FastifyInstance, sources: readonly DownloadSource[]) {
  app.get('/downloads/:name', async (request: DownloadRequest, reply) => {
    const { name } = request.params
    const { user, expires, signature, owner } = request.query
    const lines =
      typeof signature === 'string'
        ? await firstOf(
            sources,
            name,
            Number(user),
            Number(expires),
            signature,
            owner === undefined ? undefined : Number(owner),
          )
        : null
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    if (!lines) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n')
    return reply
      .headers({
        'content-type': TYPES[name.slice(name.lastIndexOf('.'))] ?? 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      })
      .send(Readable.from(lines, { objectMode: false }))
  })
}

/** Each source has its own file names; a signature is valid for one source only. */
async function firstOf(sources: readonly DownloadSource[], ...asked: Parameters<DownloadSource['open']>) {
  for (const source of sources) {
    const lines = await source.open(...asked)
    if (lines) return lines
  }
  return null
}
