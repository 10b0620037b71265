import * as z from 'zod/mini'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { notify } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { expirePackages } from './grant.sql.ts'
import { claimExpired, claimExpiring, findReminderDays } from './reminder.sql.ts'

const AT_ONCE = 500

/** Expires the remaining credits of ended packages; idempotent. */
export const expirePackagesJob = job(
  'expire-packages',
  z.object({}),
  async ({ sql, now }) => {
    while ((await sql.begin((transaction) => expirePackages(transaction, now(), AT_ONCE))) === AT_ONCE);
  },
  { cron: '*/15 * * * *', concurrency: 1 },
)

interface Telling {
  sql: Sql
  texts: TextSource
  now: Date
}

/**
 * Notifies users once before a package ends and once when it has ended; flag and notification share one transaction.
 */
export const remindOfPackages = job(
  'remind-of-packages',
  z.object({}),
  async ({ sql: db, texts, now }) => {
    const at = now()
    const days = await findReminderDays(db)
    const inTurn = async (tell: (ctx: Telling) => Promise<number>) => {
      while ((await db.begin((sql) => tell({ sql, texts, now: at }))) === AT_ONCE);
    }
    await inTurn(notifyExpired)
    if (days > 0) await inTurn((ctx) => notifyExpiring(ctx, days))
  },
  { cron: '*/15 * * * *', concurrency: 1 },
)

async function notifyExpired(ctx: Telling): Promise<number> {
  const ended = await claimExpired(ctx.sql, { now: ctx.now, most: AT_ONCE })
  for (const { userId, name } of ended) await notify(ctx, userId, 'package-expired', { package: name })
  return ended.length
}

async function notifyExpiring(ctx: Telling, days: number): Promise<number> {
  const ending = await claimExpiring(ctx.sql, days, { now: ctx.now, most: AT_ONCE })
  for (const { userId, name, endsAt } of ending)
    await notify(ctx, userId, 'package-expiring', { package: name, date: endsAt.toISOString().slice(0, 10) })
  return ending.length
}
