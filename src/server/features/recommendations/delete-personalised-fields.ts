import type { deletePersonalisedFields as endpoint } from '#contract/recommendations.ts'
import type { Handler } from '#server/context.ts'
import { deletePreferences } from './queries.ts'

export const deletePersonalisedFields: Handler<typeof endpoint> = async ({ sql, viewer, say }) => {
  await deletePreferences(sql, viewer!.id)
  say('api.preferences-removed')
  return null
}
