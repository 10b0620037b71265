import type { FastifyReply } from 'fastify'

/** Any site may call the API with a token of its own. Credentials are never allowed: a browser shows no other origin what its cookie opens. */
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
