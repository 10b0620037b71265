import type { getAllSimilarProperties as endpoint } from '#contract/properties.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { cardsByIds } from '#server/features/search/public.ts'
import { findSimilar } from './similar.sql.ts'

export const getAllSimilarProperties: Handler<typeof endpoint> = async (
  ctx,
  { property_id, search, offset, limit },
) => {
  const home = await findSimilar(ctx.sql, property_id, { offset, limit })
  if (!home || !may.seeProperty(ctx.viewer, home)) throw missing('Property')
  if (search === undefined) return cardsByIds(ctx, home.ids)
  const filter = { categoryIds: [home.categoryId], kind: home.deal, without: [property_id], text: search }
  const { ids } = await ctx.search.page(filter, 'newest', { offset, limit }, ctx.now)
  return cardsByIds(ctx, ids)
}
