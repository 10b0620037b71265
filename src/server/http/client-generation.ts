import type { FastifyRequest } from 'fastify'

/**
 * Whether a web client of the newer generation (1.2.5 and later) sent the request: it names a language in a header, and
 * its form content type even on a GET. The older one does neither.
 */
export const isNewerClient = ({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>): boolean =>
  headers['content-language'] !== undefined ||
  (method === 'GET' && headers['content-type']?.startsWith('multipart/form-data') === true)
