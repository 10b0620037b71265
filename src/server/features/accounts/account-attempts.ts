import { LOGIN_RULES } from '#domain/login-attempts.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { one } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey, deleteAttempts, type ReservedAttempt, reserve } from './attempts.ts'
import { findKnownDevice } from './known-devices.ts'

/**
 * Reserves a sign-in attempt on an account, from any address. Unknown clients share one limit per account; each known
 * device cookie and known address has its own. Throws while the limit is locked out. The counter row stays locked until
 * the outcome is stored, so parallel attempts are counted one after the other. `login` is the account's address,
 * whether or not the account exists.
 */
export async function reserveAttempt(ctx: Context, login: string, userId: number | null): Promise<ReservedAttempt> {
  const known = userId === null ? null : await findKnownDevice(ctx, userId)
  const key =
    known === null
      ? attemptKey('account by strangers', login)
      : attemptKey('account by known device', login, known.key.toString('hex'))
  // Fail at once when another unknown client's attempt is in progress: waiting for its row lock would hold a
  // connection.
  if (known === null) await refuseWhileRunning(ctx, login)
  const rule = known === null ? LOGIN_RULES.accountByStrangers : LOGIN_RULES.accountFromAddress
  const attempt = await reserve(ctx, key, rule)
  return known === null ? attempt : { ...attempt, succeeded: async () => void (await deleteAttempts(ctx.sql, key)) }
}

async function refuseWhileRunning({ sql }: Context, login: string) {
  const { isFree } = await one(sql<{ isFree: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`account by strangers ${login}`}, 0)) as "isFree"`)
  if (!isFree)
    throw new AppError('too-many', messageOf('api.too-many-attempts', { seconds: 1 }), { retryAfterSeconds: 1 })
}
