import type { changePropertyStatus as endpoint } from '#contract/listings.ts'
import type { Handler } from '#server/context.ts'
import { moveOwn } from './move-property.ts'

export const changePropertyStatus: Handler<typeof endpoint> = async (ctx, { property_id, status }) => {
  const wanted = status === 1
  await moveOwn(
    ctx,
    property_id,
    // A repeated request succeeds without a change.
    ({ requestStatus, isActive }) =>
      requestStatus === 'approved' && isActive === wanted ? 'stay' : wanted ? 'show' : 'hide',
    'api.property-not-approved',
  )
  return null
}
