import type { interestedUsers as endpoint } from '#contract/favourites.ts'
import { may, type Viewer } from '#domain/policy.ts'
import { isOpen } from '#domain/property-status.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { findStanding, type StandingRow } from '#server/features/properties/public.ts'
import { deletePair, insertPair } from './queries.ts'

export const interestedUsers: Handler<typeof endpoint> = async (
  { sql, viewer, say },
  { property_id, type: isAdded },
) => {
  const pair = { userId: viewer!.id, propertyId: property_id }
  if (isAdded) {
    const home = await findStanding(sql, { id: property_id })
    if (!home || !may.seeProperty(viewer, home)) throw missing('Property')
    refuseSenseless(viewer, home)
    if (!(await insertPair(sql, 'interests', pair))) throw missing('Property')
    say('The owner can see that you are interested')
  } else {
    await deletePair(sql, 'interests', pair)
    say('You are no longer among those interested')
  }
  return null
}

function refuseSenseless(viewer: Viewer, home: StandingRow) {
  if (may.beInterested(viewer, home)) return
  throw new AppError(
    'refused',
    isOpen(home.kind) ? 'You cannot be interested in your own property' : 'This property is no longer available',
  )
}
