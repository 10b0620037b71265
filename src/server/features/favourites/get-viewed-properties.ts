import type { getViewedProperties as endpoint } from '#contract/favourites.ts'
import type { Handler } from '#server/context.ts'
import { detailsByIds } from '#server/features/properties/public.ts'
import { listViewed } from './queries.ts'

export const getViewedProperties: Handler<typeof endpoint> = async (ctx, { limit }) =>
  detailsByIds(ctx, await listViewed(ctx.sql, ctx, limit))
