import * as z from 'zod/mini'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { notify } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { expirePackages } from './grant.ts'
import { findReminderDays, takeExpired, takeExpiring } from './reminder-queries.ts'

const AT_ONCE = 500

/** Writes off what was left of packages whose time is over; run twice, the second run finds nothing. */
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

/** Tells people once that a package runs out soon, and once that it has; the mark and the news are one transaction. */
export const remindOfPackages = job(
  'remind-of-packages',
  z.object({}),
  async ({ sql: db, texts, now }) => {
    const at = now()
    const days = await findReminderDays(db)
    const inTurn = async (tell: (ctx: Telling) => Promise<number>) => {
      while ((await db.begin((sql) => tell({ sql, texts, now: at }))) === AT_ONCE);
    }
    await inTurn(tellExpired)
    if (days > 0) await inTurn((ctx) => tellExpiring(ctx, days))
  },
  { cron: '*/15 * * * *', concurrency: 1 },
)

async function tellExpired(ctx: Telling): Promise<number> {
  const ended = await takeExpired(ctx.sql, { now: ctx.now, most: AT_ONCE })
  for (const { userId, name } of ended) await notify(ctx, userId, 'package-expired', { package: name })
  return ended.length
}

async function tellExpiring(ctx: Telling, days: number): Promise<number> {
  const ending = await takeExpiring(ctx.sql, days, { now: ctx.now, most: AT_ONCE })
  for (const { userId, name, endsAt } of ending)
    await notify(ctx, userId, 'package-expiring', { package: name, date: endsAt.toISOString().slice(0, 10) })
  return ending.length
}
