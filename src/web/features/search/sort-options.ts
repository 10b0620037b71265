import type { SearchSort } from '#domain/search-filter.ts'
import type { SearchQuery } from '#domain/search-query.ts'

const BY_PRICE: readonly SearchSort[] = ['price_low', 'price_high', 'area_price_low', 'area_price_high']
const TYPES = ['sell', 'rent'] as const

/**
 * The orders that a search offers. Sale prices and rents have no common order, so a search for both offers each price
 * order twice.
 */
export function sortOptions(
  { type, latitude }: Pick<SearchQuery, 'type' | 'latitude'>,
  sorts: readonly SearchSort[],
): { sort: SearchSort; type: SearchQuery['type'] }[] {
  return sorts
    .filter((sort) => sort !== 'distance' || latitude !== undefined)
    .flatMap((sort) =>
      type === undefined && BY_PRICE.includes(sort) ? TYPES.map((type) => ({ sort, type })) : [{ sort, type }],
    )
}
