import type { getPersonalisedFields as endpoint } from '#contract/recommendations.ts'
import type { Handler } from '#server/context.ts'
import { presentLikes } from './present.ts'
import { findLikes } from './queries.ts'

export const getPersonalisedFields: Handler<typeof endpoint> = async ({ sql, viewer }) => {
  const likes = await findLikes(sql, viewer!.id)
  return likes ? presentLikes(viewer!.id, likes) : []
}
