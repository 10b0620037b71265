import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureAttribute } from './secure-cookie.ts'

const NAME = 'code_requester'
const SECONDS = 86_400

/** Identity of the browser as the requester of a code, and whether it accepts such a cookie. */
export function requesterFrom({ cookies, headers }: FastifyRequest) {
  const cookie = cookies[NAME]
  return {
    requesterCookie: cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : null,
    // Apps and clients on other sites do not send cookies.
    keepsCookies: headers['sec-fetch-site'] === 'same-origin',
  }
}

export function saveRequester(reply: FastifyReply, baseUrl: string, cookie: string) {
  const secure = secureAttribute(baseUrl)
  reply.header('set-cookie', `${NAME}=${cookie}; Path=/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`)
}
