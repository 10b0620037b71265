import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { allowAnyOrigin } from './cors.ts'

interface Docs {
  openapi: string
  page: string
}

/** The reference beside the calls it describes: one page for people, one document for machines. */
export async function docs(app: FastifyInstance, { openapi, page }: Docs) {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const serve = (url: string, type: string, text: string) => {
    const etag = `"${hash('sha1', text, 'base64url')}"`
    app.get(url, (request, reply) => {
      allowAnyOrigin(reply).headers({ etag, 'cache-control': 'no-cache', 'content-security-policy': policy })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(type).send(text)
    })
  }
  serve('/api/openapi.json', 'application/json; charset=utf-8', openapi)
  serve('/api/docs', 'text/html; charset=utf-8', page)
}
