import { isProgram } from '#domain/visiting-program.ts'
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

/** Listings stood in a list that somebody got. */
export const countListed = (ctx: Visit, kind: DayKind, ids: readonly number[]) => note(ctx, kind, 'impressions', ids)

/** Somebody opened the page of a listing. */
export const countOpened = (ctx: Visit, kind: DayKind, id: number) => note(ctx, kind, 'views', [id])

/** Writes what was counted; call it before the pool ends. */
export const flushDays = async (sql: Sql) => {
  await Promise.all(Object.values(batches).map(({ flush }) => flush(sql)))
}

// Whose listing it is, is known where it is written, so that a list need not ask for it.
function note({ sql, viewer, device, now }: Visit, kind: DayKind, seen: Counted['seen'], ids: readonly number[]) {
  if (isProgram(device)) return
  const day = now.toISOString().slice(0, 10)
  for (const id of ids) batches[kind].count(sql, JSON.stringify({ seen, id, viewerId: viewer?.id ?? 0, day }))
}
