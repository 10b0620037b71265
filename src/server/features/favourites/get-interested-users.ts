import type { getInterestedUsers as endpoint } from '#contract/favourites.ts'
import { instantOf } from '#domain/instant.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findVisibility, imageAddress } from '#server/features/properties/public.ts'
import { listInterested } from './queries.ts'

export const getInterestedUsers: Handler<typeof endpoint> = async (
  { sql, viewer, origin, language },
  { property_id, slug_id, ...page },
) => {
  const home = await findVisibility(sql, property_id === undefined ? { slug: slug_id! } : { id: property_id })
  // Another user's property gives the same error as an unknown one, so that the owner is not revealed.
  if (!home || !may.seeInterested(viewer, home)) throw missing('Property')
  const { people, total, title } = await listInterested(sql, home.id, language, page)
  const data = people.map(({ id, name, email, phone, image, at }) => ({
    id,
    name,
    profile: imageAddress(image, origin),
    email: email ?? '',
    mobile: phone ?? '',
    interested_at: instantOf(at),
  }))
  return { data, total, property_id: home.id, title, is_own: home.ownerId === viewer!.id }
}
