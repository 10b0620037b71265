import type { FastifyReply, FastifyRequest } from 'fastify'

const DAYS = 60

/**
 * The rendered pages know their reader by a cookie that no script can read; calls never look at it. Another site that
 * makes a browser post a sign-in would otherwise choose whose account the visitor then uses: such a post leaves no cookie.
 */
export function keepSession(request: FastifyRequest, reply: FastifyReply, baseUrl: string, token: string | null) {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  const life = token === null ? 0 : DAYS * 86_400
  reply.header(
    'set-cookie',
    `session=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`,
  )
}
