import { LOGIN_RULES, pauseAfter } from '#domain/login-attempts.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, one } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { attemptKey } from './attempts.ts'
import { findKnownDevice } from './known-devices.ts'

/** One attempt on an account that is counted before its outcome is known. */
export interface ReservedAttempt {
  failed: () => Promise<void>
  /** A correct attempt is not counted; earlier wrong ones of strangers still are. */
  succeeded: () => Promise<void>
}

/**
 * Counts an attempt on an account from any address. Strangers share one allowance per account; a device that signed in to it before
 * has its own, and a known address has the allowance of its address only. Refuses while the allowance pauses. The row stays locked until
 * the outcome is stored, so parallel attempts count one after the other. `login` names the account, whether or not it exists.
 */
export async function reserveAttempt(ctx: Context, login: string, userId: number | null): Promise<ReservedAttempt> {
  const known = userId === null ? null : await findKnownDevice(ctx, userId)
  const key =
    known === null
      ? attemptKey('account by strangers', login)
      : attemptKey('account by known device', login, known.key.toString('hex'))
  // A second attempt of strangers does not wait for the first one with a connection in hand.
  if (known === null) await refuseWhileRunning(ctx, login)
  const rule = known === null ? LOGIN_RULES.accountByStrangers : LOGIN_RULES.accountFromAddress
  const failures = await countUnlessPausing(ctx, key)
  return {
    failed: async () => {
      const seconds = pauseAfter(failures, rule)
      const until = new Date(ctx.now.getTime() + seconds * 1000)
      if (seconds > 0) await ctx.sql`update attempts set blocked_until = ${until} where key = ${key}`
    },
    succeeded: async () => {
      if (failures === 1 || known !== null) await ctx.sql`delete from attempts where key = ${key}`
      else await ctx.sql`update attempts set failures = failures - 1 where key = ${key}`
    },
  }
}

async function countUnlessPausing({ sql, now }: Context, key: Buffer): Promise<number> {
  const forgotten = new Date(now.getTime() - LOGIN_RULES.accountByStrangers.forgottenAfterSeconds * 1000)
  const counted = await maybeOne(sql<{ failures: number }[]>`
    insert into attempts (key, last_at) values (${key}, ${now})
    on conflict (key) do update set
      failures = case when attempts.last_at < ${forgotten} then 1 else attempts.failures + 1 end, last_at = excluded.last_at
    where attempts.blocked_until is null or attempts.blocked_until <= ${now}
    returning failures`)
  if (counted) return counted.failures
  const { until } = await one(sql<{ until: Date }[]>`select blocked_until as until from attempts where key = ${key}`)
  throw tooMany(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)))
}

async function refuseWhileRunning({ sql }: Context, login: string) {
  const { isFree } = await one(sql<{ isFree: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`account by strangers ${login}`}, 0)) as "isFree"`)
  if (!isFree) throw tooMany(1)
}

const tooMany = (seconds: number) =>
  new AppError('too-many', messageOf('api.too-many-attempts', { seconds }), { retryAfterSeconds: seconds })
