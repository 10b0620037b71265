import type { getPropertyList as endpoint } from '#contract/properties.ts'
import type { Handler } from '#server/context.ts'
import { countListed } from '#server/features/statistics/public.ts'
import { filterOf } from './list-filter.ts'
import { listItems } from './list-items.ts'
import { readFilters, sortOf } from './list-params.ts'

export const getPropertyList: Handler<typeof endpoint> = async (ctx, { filters, offset, limit, ...plain }) => {
  const words = filters === undefined ? plain : readFilters(filters)
  const filter = await filterOf(ctx, words)
  const { ids, total } = await ctx.search.page(filter, sortOf(words), { offset, limit }, ctx.now)
  const homes = await listItems(ctx, ids, filter.around ?? null)
  countListed(ctx, 'property', ids)
  // Featured listings come first within their page.
  return { data: homes.toSorted((a, b) => Number(b.promoted) - Number(a.promoted)), total }
}
