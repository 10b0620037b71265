import type { FastifyReply } from 'fastify'

/**
 * Every origin may call the API with a token, and read public files: clients colour icons and send photos back by
 * script. Credentials are never allowed: a browser does not expose cookie-authenticated responses to another origin.
 */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Request-Id, Retry-After, Content-Language',
}

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Authorization, Content-Type, Content-Language, Accept-Language, Last-Event-ID, X-Active-Role, X-Country-Id',
  'access-control-max-age': '86400',
}

export const allowAnyOrigin = (reply: FastifyReply) => reply.headers(OPEN)

export const answerPreflight = (reply: FastifyReply) => reply.code(204).headers(PREFLIGHT).send()
