import type { updatePropertyStatus as endpoint } from '#contract/listings.ts'
import type { PropertyMove } from '#domain/property-status.ts'
import type { Handler } from '#server/context.ts'
import { moveOwn } from './move-property.ts'

const MOVES = { 1: 'relet', 2: 'sell', 3: 'let' } as const satisfies Record<1 | 2 | 3, PropertyMove>

export const updatePropertyStatus: Handler<typeof endpoint> = async (ctx, { property_id, status }) => {
  await moveOwn(ctx, property_id, () => MOVES[status], 'api.status-not-updated')
  return null
}
