import type { getPersonalisedFields as endpoint } from '#contract/recommendations.ts'
import type { Handler } from '#server/context.ts'
import { presentPreferences } from './present.ts'
import { findPreferences } from './queries.ts'

export const getPersonalisedFields: Handler<typeof endpoint> = async ({ sql, viewer }) => {
  const likes = await findPreferences(sql, viewer!.id)
  return likes ? presentPreferences(viewer!.id, likes) : []
}
