import { ipPrefix } from '#domain/ip-prefix.ts'
import type { PlainKey } from '#domain/messages.ts'
import { REQUEST_RULES } from '#domain/one-time-code.ts'
import type { Context } from '#server/context.ts'
import { countRequests } from '#server/db/request-counts.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey } from './attempts.ts'

const WINDOW_SECONDS = 3600

/** Purpose and recipient of a request, and the message of a refusal. */
interface Request {
  purpose: string
  recipient: string
  refusal: PlainKey
}

/**
 * Throws for a request above the limit of its recipient, of its recipient and IP prefix, or of its IP address. The
 * refusal rolls back the counts of this request, so that retrying does not extend a lockout.
 */
export async function limitRequests({ sql, now, address }: Context, { purpose, recipient, refusal }: Request) {
  const limit = (most: number, ...parts: string[]) => ({
    key: attemptKey(purpose, ...parts),
    most,
    seconds: WINDOW_SECONDS,
  })
  const limits = [
    limit(REQUEST_RULES.total, 'total', recipient),
    limit(REQUEST_RULES.fromPrefix, 'prefix', recipient, ipPrefix(address)),
    limit(REQUEST_RULES.fromAddress, 'address', address),
  ]
  const wait = await countRequests(sql, limits, now)
  if (wait > 0) throw new AppError('too-many', refusal, { retryAfterSeconds: wait })
}

/** Resets the request counts of a recipient who has just verified the address. */
export const resetRequests = ({ sql, address }: Context, { purpose, recipient }: Omit<Request, 'refusal'>) =>
  sql`delete from request_counts where key in (
    ${attemptKey(purpose, 'total', recipient)}, ${attemptKey(purpose, 'prefix', recipient, ipPrefix(address))})`
