import { isBot } from '#domain/bot-detection.ts'
import type { Context } from '#server/context.ts'
import { batchedCounts } from '#server/db/batched-counts.ts'
import type { Sql } from '#server/db/sql.ts'
import { addDays, type Counted, type DayKind } from './queries.ts'

type Visit = Pick<Context, 'sql' | 'viewer' | 'device' | 'now'>

const batchOf = (kind: DayKind) =>
  batchedCounts<string>((sql, keys, amounts) =>
    addDays(
      sql,
      kind,
      keys.map((key, i) => ({ ...(JSON.parse(key) as Omit<Counted, 'amount'>), amount: amounts[i]! })),
    ),
  )
const batches = { property: batchOf('property'), project: batchOf('project') }

/** Counts impressions of the listings in a list. */
export const countListed = (ctx: Visit, kind: DayKind, ids: readonly number[]) => note(ctx, kind, 'impressions', ids)

/** Counts a view of a listing's page. */
export const countOpened = (ctx: Visit, kind: DayKind, id: number) => note(ctx, kind, 'views', [id])

/** Flushes the counts; call it before the pool is closed. */
export const flushDays = async (sql: Sql) => {
  await Promise.all(Object.values(batches).map(({ flush }) => flush(sql)))
}

// Views by the owner are excluded when the counts are written, so that a list does not need the owners.
function note({ sql, viewer, device, now }: Visit, kind: DayKind, seen: Counted['seen'], ids: readonly number[]) {
  if (isBot(device)) return
  const day = now.toISOString().slice(0, 10)
  for (const id of ids) batches[kind].count(sql, JSON.stringify({ seen, id, viewerId: viewer?.id ?? 0, day }))
}
