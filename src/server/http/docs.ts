import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { allowAnyOrigin } from './cors.ts'

export interface Docs {
  openapi: string
  page: string
}

/** API reference: an HTML page and the OpenAPI document. Generated on first request. */
export async function docs(app: FastifyInstance, write: () => Docs) {
  let ready: ReturnType<typeof prepare> | undefined
  const serve = (url: string, type: string, which: keyof Docs) => {
    app.get(url, (request, reply) => {
      ready ??= prepare(write())
      const { policy } = ready
      const { text, etag } = ready[which]
      allowAnyOrigin(reply).headers({ etag, 'cache-control': 'no-cache', 'content-security-policy': policy })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(type).send(text)
    })
  }
  serve('/api/openapi.json', 'application/json; charset=utf-8', 'openapi')
  serve('/api/docs', 'text/html; charset=utf-8', 'page')
}

const prepare = ({ openapi, page }: Docs) => ({
  openapi: { text: openapi, etag: etagOf(openapi) },
  page: { text: page, etag: etagOf(page) },
  policy: policyOf(page),
})

const etagOf = (text: string) => `"${hash('sha1', text, 'base64url')}"`

function policyOf(page: string): string {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
