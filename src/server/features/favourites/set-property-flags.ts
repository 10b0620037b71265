import type { setPropertyFlags as endpoint } from '#contract/favourites.ts'
import type { Handler } from '#server/context.ts'
import { deleteFlags, lockFlags, trimFlags, upsertFlags } from './property-flags.sql.ts'

export const setPropertyFlags: Handler<typeof endpoint> = async (ctx, { seen, hidden, shown }) => {
  const { sql, viewer } = ctx
  await lockFlags(sql, viewer!.id)
  if (seen.length > 0) await upsertFlags(sql, ctx, 'seen', seen)
  if (hidden.length > 0) await upsertFlags(sql, ctx, 'hidden', hidden)
  if (shown.length > 0) await deleteFlags(sql, viewer!.id, 'hidden', shown)
  await trimFlags(sql, viewer!.id)
  return null
}
