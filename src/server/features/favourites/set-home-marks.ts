import type { setHomeMarks as endpoint } from '#contract/favourites.ts'
import type { Handler } from '#server/context.ts'
import { deleteMarks, lockMarks, trimMarks, upsertMarks } from './marks.ts'

export const setHomeMarks: Handler<typeof endpoint> = async (ctx, { seen, hidden, shown }) => {
  const { sql, viewer } = ctx
  await lockMarks(sql, viewer!.id)
  if (seen.length > 0) await upsertMarks(sql, ctx, 'seen', seen)
  if (hidden.length > 0) await upsertMarks(sql, ctx, 'hidden', hidden)
  if (shown.length > 0) await deleteMarks(sql, viewer!.id, 'hidden', shown)
  await trimMarks(sql, viewer!.id)
  return null
}
