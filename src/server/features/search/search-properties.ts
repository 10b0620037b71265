import { type searchProperties as endpoint, PAGE_SIZE } from '#contract/search.ts'
import type { Handler } from '#server/context.ts'
import { countListed } from '#server/features/statistics/public.ts'
import { cardsByIds } from './cards.ts'
import { suggestRelaxedFilters } from './relaxed-filters.ts'
import { resolveFilter } from './resolve.ts'

export const searchProperties: Handler<typeof endpoint> = async (ctx, { sort, page, ...words }) => {
  const { filter, place } = await resolveFilter(ctx, words)
  const window = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const { ids, total, corrected } = await ctx.search.page(filter, sort, window, ctx.now)
  countListed(ctx, 'property', ids)
  return {
    data: await cardsByIds(ctx, ids, filter.around, 0),
    total,
    total_is_exact: true,
    pages: Math.ceil(total / PAGE_SIZE),
    place,
    corrected,
    rescue: total === 0 ? await suggestRelaxedFilters(ctx, words) : [],
  }
}
