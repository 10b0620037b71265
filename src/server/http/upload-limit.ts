import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { messageOf } from '#domain/messages.ts'
import { countRequest, limitKey } from '#server/db/request-counts.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { addressKey } from './limits.ts'

const WINDOW_SECONDS = 3600

/**
 * Counts a request with files before they are received; per account, or per IP address for visitors, on all nodes
 * together.
 */
export async function limitUploads(
  { db, now }: { db: Sql; now: () => Date },
  { files }: Endpoint,
  { identity, ip, headers }: FastifyRequest,
  most: number,
) {
  if (Object.keys(files).length === 0 || !headers['content-type']?.startsWith('multipart/')) return
  const key = limitKey('uploads', identity.viewer ? `user ${identity.viewer.id}` : addressKey(ip))
  const seconds = await countRequest(db, { key, most, seconds: WINDOW_SECONDS }, now())
  if (seconds > 0)
    throw new AppError('too-many', messageOf('api.too-many-requests', { seconds }), { retryAfterSeconds: seconds })
}
