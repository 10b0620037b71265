import type { orderEntries as endpoint } from '#contract/catalogue-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { listIds, placeRows } from './queries.ts'
import { STORES } from './stores.ts'

export const orderEntries: Handler<typeof endpoint> = async ({ sql, audit }, { kind, ids }) => {
  const known = await listIds(sql, STORES[kind])
  // An entry may have been added or deleted since the list was opened.
  if (known.join() !== [...ids].sort((a, b) => a - b).join())
    throw new AppError('refused', 'api.entry-list-changed', { field: 'ids' })
  await placeRows(sql, STORES[kind], ids)
  await audit({ action: 'entries ordered', subject: kind, details: { ids } })
  return null
}
