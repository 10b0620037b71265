import type { listStaleListings as endpoint } from '#contract/listing-maintenance-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { photoBase } from '#server/features/media/public.ts'
import { presentHome } from './home.sql.ts'
import { countStale, listStaleRows } from './stale.sql.ts'

const DAY_MS = 86_400_000

export const listStaleListings: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, now } = ctx
  const { cause, days, owner_id, sort, offset, limit } = input
  const filter = { cause, before: new Date(now.getTime() - days * DAY_MS), ownerId: owner_id }
  const [rows, count] = await Promise.all([
    listStaleRows(sql, filter, sort, { offset, limit }),
    countStale(sql, filter),
  ])
  return {
    data: rows.map(({ home, since, askedAt }) => ({
      ...presentHome(home, photoBase(ctx, false)),
      cause,
      since: since.toISOString(),
      asked_at: askedAt?.toISOString() ?? null,
    })),
    ...countedUpTo(count),
  }
}
