import type { deleteDraft as endpoint } from '#contract/drafts.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { deleteDraftOf } from './queries.ts'

export const deleteDraft: Handler<typeof endpoint> = async (ctx, { key }) => {
  const [gone] = await deleteDraftOf(ctx.sql, ctx.viewer!.id, key)
  if (!gone) throw missing('Draft')
  return null
}
