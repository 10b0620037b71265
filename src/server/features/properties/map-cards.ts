import type { PropertyCard } from '#contract/objects.ts'
import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import type { Context } from '#server/context.ts'
import { cardsByIds } from '#server/features/search/public.ts'

/** The older map calls have no pages; more pins than this no map can show, and no phone could read. */
const MOST_ON_A_MAP = 500

/** The homes of a map with the number of all; a pin shows one picture, and only when it is pressed. */
export async function mapCards(ctx: Context, filter: SearchFilter, sort: SearchSort) {
  const { ids, total } = await ctx.search.page(filter, sort, { offset: 0, limit: MOST_ON_A_MAP }, ctx.now)
  const cards = await cardsByIds(ctx, ids, filter.around ?? null)
  return { cards: cards.map((card): PropertyCard => ({ ...card, gallery: [], title_image_blur: '' })), total }
}
