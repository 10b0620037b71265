import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureAttribute } from './secure-cookie.ts'

const NAME = 'device'
const DAYS = 365

/** What a browser was given at an earlier sign-in; it tells the browser from strangers and gives access to nothing. */
export function deviceCookieOf({ cookies }: FastifyRequest): string | null {
  const value = cookies[NAME]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** Another site that makes a browser post a sign-in leaves no cookie. */
export function keepDeviceCookie(request: FastifyRequest, reply: FastifyReply, baseUrl: string, value: string) {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return
  const secure = secureAttribute(baseUrl)
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=/api; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  )
}
