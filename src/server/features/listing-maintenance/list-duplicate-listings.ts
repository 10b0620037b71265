import type { listDuplicateListings as endpoint } from '#contract/listing-maintenance-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { photoBase } from '#server/features/media/public.ts'
import { countDuplicates, listDuplicateRows } from './duplicates.sql.ts'
import { presentHome } from './home.sql.ts'

export const listDuplicateListings: Handler<typeof endpoint> = async (ctx, { reason, sort, offset, limit }) => {
  const { sql } = ctx
  const photos = photoBase(ctx, false)
  const [rows, count] = await Promise.all([
    listDuplicateRows(sql, reason, sort, { offset, limit }),
    countDuplicates(sql, reason),
  ])
  return {
    data: rows.map(({ home, other, foundAt, ...found }) => ({
      home: presentHome(home, photos),
      other: presentHome(other, photos),
      ...found,
      found_at: foundAt.toISOString(),
    })),
    ...countedUpTo(count),
  }
}
