import type { deleteUser as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { releaseViewings } from '#server/features/viewings/public.ts'
import { eraseUser } from './erase.sql.ts'

export const deleteUser: Handler<typeof endpoint> = async (ctx) => {
  await releaseViewings(ctx, ctx.viewer!.id)
  const { mediaIds, feedKeys } = await eraseUser(ctx.sql, ctx.viewer!.id)
  if (mediaIds.length > 0) await ctx.enqueue('erase-media', { ids: mediaIds })
  if (feedKeys.length > 0) await ctx.enqueue('erase-feeds', { keys: feedKeys })
  await ctx.enqueue('renew-words', {})
  ctx.keepSession(null)
  ctx.say('api.account-deleted')
  return null
}
