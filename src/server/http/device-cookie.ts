import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureAttribute } from './secure-cookie.ts'

const NAME = 'device'
const DAYS = 365

/** Cookie from an earlier sign-in of this browser. It marks a known device and grants no access. */
export function deviceCookieOf({ cookies }: FastifyRequest): string | null {
  const value = cookies[NAME]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** Sets no cookie for a sign-in that was posted from another site. */
export function saveDeviceCookie(request: FastifyRequest, reply: FastifyReply, baseUrl: string, value: string) {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return
  const secure = secureAttribute(baseUrl)
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=/api; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  )
}
