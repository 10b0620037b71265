import { ipPrefix } from '#domain/ip-prefix.ts'
import type { PlainKey } from '#domain/messages.ts'
import { REQUEST_RULES } from '#domain/one-time-code.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey } from './attempts.ts'

const WINDOW_SECONDS = 3600

/** What is requested, for whom, and the message of a refusal. */
interface Request {
  purpose: string
  recipient: string
  refusal: PlainKey
}

/**
 * Refuses a request above the limits of its recipient, of its IP prefix or of its IP address. The refusal undoes the counts of this
 * request: nobody is locked out for longer by trying again.
 */
export async function limitRequests({ sql, now, address }: Context, { purpose, recipient, refusal }: Request) {
  // Always in this order, so that concurrent requests cannot deadlock.
  const limits: [Buffer, number][] = [
    [attemptKey(purpose, 'total', recipient), REQUEST_RULES.total],
    [attemptKey(purpose, 'prefix', recipient, ipPrefix(address)), REQUEST_RULES.fromPrefix],
    [attemptKey(purpose, 'address', address), REQUEST_RULES.fromAddress],
  ]
  for (const [key, most] of limits) {
    const wait = await countRequest(sql, key, most, now)
    if (wait > 0) throw new AppError('too-many', refusal, { retryAfterSeconds: wait })
  }
}

/** Forgets the requests for a recipient who has just proved to be there. */
export const forgetRequests = ({ sql, address }: Context, { purpose, recipient }: Omit<Request, 'refusal'>) =>
  sql`delete from request_counts where key in (
    ${attemptKey(purpose, 'total', recipient)}, ${attemptKey(purpose, 'prefix', recipient, ipPrefix(address))})`

/** Counts one more in a single statement, unless the limit is reached; returns the seconds to wait, or 0. */
export async function countRequest(sql: Sql, key: Buffer, most: number, now: Date): Promise<number> {
  const ended = new Date(now.getTime() - WINDOW_SECONDS * 1000)
  const counted = await maybeOne(sql`
    insert into request_counts as c (key, started_at) values (${key}, ${now})
    on conflict (key) do update set
      requests = case when c.started_at <= ${ended} then 1 else c.requests + 1 end,
      started_at = case when c.started_at <= ${ended} then excluded.started_at else c.started_at end
    where c.started_at <= ${ended} or c.requests < ${most}
    returning requests`)
  if (counted) return 0
  const window = await maybeOne(sql<{ startedAt: Date }[]>`
    select started_at as "startedAt" from request_counts where key = ${key}`)
  const passed = window ? (now.getTime() - window.startedAt.getTime()) / 1000 : 0
  return Math.max(1, Math.ceil(WINDOW_SECONDS - passed))
}
