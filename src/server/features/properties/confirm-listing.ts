import type { confirmListing as endpoint } from '#contract/listings.ts'
import { instantOf } from '#domain/instant.ts'
import { canMove } from '#domain/property-status.ts'
import type { Handler } from '#server/context.ts'
import { moveOwn } from './move-property.ts'

export const confirmListing: Handler<typeof endpoint> = async (ctx, { property_id }) => {
  const { freshness } = await moveOwn(
    ctx,
    property_id,
    (home) => (canMove(home, 'revive') ? 'revive' : 'confirm'),
    'api.property-not-confirmable',
  )
  return { freshness, confirmed_at: instantOf(ctx.now) }
}
