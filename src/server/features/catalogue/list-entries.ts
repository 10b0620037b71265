import type { listEntries as endpoint } from '#contract/catalogue-admin.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { pictureOf } from './pictures.ts'
import { listRows } from './queries.ts'
import { STORES } from './stores.ts'

export const listEntries: Handler<typeof endpoint> = async ({ sql }, { kind, q, offset, limit }) => {
  const { rows, count } = await listRows(sql, STORES[kind], { q, offset, limit })
  return {
    data: rows.map(({ id, title, isActive, uses, path, image }) => ({
      ...{ id, title, uses },
      image: path ?? pictureOf(image ?? null),
      is_active: isActive,
    })),
    ...countedUpTo(count),
  }
}
