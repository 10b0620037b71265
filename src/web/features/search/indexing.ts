import type { SearchQuery } from '#domain/search-query.ts'

/** Words that make a page of its own; prices, rooms and the like only make sections of it. */
const TELLING: readonly (keyof SearchQuery)[] = [
  'type',
  'category',
  'city',
  'state',
  'country',
  'featured',
  'premium',
  'page',
]
const TELLING_SORTS = ['newest', 'most_viewed', 'most_liked']

/** Whether search engines should keep this page: a place, a kind and a category, in an order that has an address. */
export function isIndexed(query: SearchQuery): boolean {
  const { sort, ...words } = query
  if ((query.category?.length ?? 0) > 1) return false
  if (sort && !TELLING_SORTS.includes(sort)) return false
  return (Object.keys(words) as (keyof SearchQuery)[]).every((word) => TELLING.includes(word))
}
