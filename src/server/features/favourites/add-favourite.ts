import type { addFavourite as endpoint } from '#contract/favourites.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findVisibility } from '#server/features/properties/public.ts'
import { deletePair, insertPair } from './queries.ts'

export const addFavourite: Handler<typeof endpoint> = async ({ sql, viewer, say }, { property_id, type: isAdded }) => {
  const pair = { userId: viewer!.id, propertyId: property_id }
  if (isAdded) {
    const home = await findVisibility(sql, { id: property_id })
    const isThere = home && may.seeProperty(viewer, home) && (await insertPair(sql, 'favourites', pair))
    if (!isThere) throw missing('Property')
    say('api.favourite-added')
  } else {
    await deletePair(sql, 'favourites', pair)
    say('api.favourite-removed')
  }
  return null
}
