import type { listDuplicateListings as endpoint } from '#contract/upkeep-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/counted.ts'
import { countDuplicates, listDuplicateRows } from './duplicates-sql.ts'
import { presentHome } from './home-sql.ts'

export const listDuplicateListings: Handler<typeof endpoint> = async (ctx, { reason, sort, offset, limit }) => {
  const { sql, origin } = ctx
  const [rows, count] = await Promise.all([
    listDuplicateRows(sql, reason, sort, { offset, limit }),
    countDuplicates(sql, reason),
  ])
  return {
    data: rows.map(({ home, other, foundAt, ...found }) => ({
      home: presentHome(home, origin),
      other: presentHome(other, origin),
      ...found,
      found_at: foundAt.toISOString(),
    })),
    ...countedUpTo(count),
  }
}
