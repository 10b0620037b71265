import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureAttribute } from './secure-cookie.ts'

const NAME = 'code_requester'
const SECONDS = 86_400

/** By what a browser is known as the requester of a code, and whether it would keep such a cookie. */
export function requesterFrom({ cookies, headers }: FastifyRequest) {
  const cookie = cookies[NAME]
  return {
    requesterCookie: cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : null,
    // Clients on other sites and apps send no cookies back.
    keepsCookies: headers['sec-fetch-site'] === 'same-origin',
  }
}

export function keepRequester(reply: FastifyReply, baseUrl: string, cookie: string) {
  const secure = secureAttribute(baseUrl)
  reply.header('set-cookie', `${NAME}=${cookie}; Path=/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`)
}
