import type { getFavouriteProperty as endpoint } from '#contract/favourites.ts'
import type { Handler } from '#server/context.ts'
import { detailsByIds } from '#server/features/properties/public.ts'
import { listFavourites } from './queries.ts'

export const getFavouriteProperty: Handler<typeof endpoint> = async (ctx, { latest_first, ...page }) => {
  const { ids, total } = await listFavourites(ctx.sql, ctx, { ...page, isLatestFirst: latest_first })
  return { data: await detailsByIds(ctx, ids), total }
}
