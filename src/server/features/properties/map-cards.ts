import type { PropertyCard } from '#contract/objects.ts'
import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import type { Context } from '#server/context.ts'
import { cardsByIds } from '#server/features/search/public.ts'

/** Limit of the legacy map calls, which have no paging. */
const MAX_MAP_CARDS = 500

/** Cards for a map with the total; without gallery and blur, because a pin shows one picture on demand. */
export async function mapCards(ctx: Context, filter: SearchFilter, sort: SearchSort) {
  const { ids, total } = await ctx.search.page(filter, sort, { offset: 0, limit: MAX_MAP_CARDS }, ctx.now)
  const cards = await cardsByIds(ctx, ids, filter.around ?? null)
  return { cards: cards.map((card): PropertyCard => ({ ...card, gallery: [], title_image_blur: '' })), total }
}
